import { s3Operations } from './s3Operations'
import { schemaOperations } from './schemaOperations'
import { uploadOperations } from './uploadOperations'

export const dataShareOperations = { ...uploadOperations, ...schemaOperations, ...s3Operations }
