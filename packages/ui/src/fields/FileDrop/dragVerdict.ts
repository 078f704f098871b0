import { acceptsFile, type FileRules } from '../../validators'

export type DragVerdict = 'accept' | 'reject'

const pictureName = /^\.(png|jpe?g|gif|svg|webp|avif)$/i
const mediaType = /^(image|audio|video)\//

/**
 * Whether the dragged files look acceptable. Before the drop, browsers expose only their number and types, so unknown
 * types (such as `.DS_Store`) pass and are checked on drop.
 */
export function dragVerdict(types: readonly string[], accept: FileRules['accept'] = []): DragVerdict {
  const [type = '', ...others] = types.filter((known) => known !== '')
  if (others.length > 0) return 'reject'
  const acceptedTypes = (typeof accept === 'string' ? accept.split(',') : accept)
    .map((entry) => entry.trim())
    .filter(Boolean)
  if (type === '' || acceptedTypes.length === 0) return 'accept'
  const couldBe = (entry: string) => {
    if (!entry.startsWith('.')) return acceptsFile({ name: '', type }, entry)
    return pictureName.test(entry) ? type.startsWith('image/') : !mediaType.test(type)
  }
  return acceptedTypes.some(couldBe) ? 'accept' : 'reject'
}
