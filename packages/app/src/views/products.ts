import { nameOf } from './look'
import { products } from './vocabulary'

export const productName = (type: string | null | undefined) => (type == null ? '' : nameOf(products, type))
