import { acceptsFile, type FileRules } from '../../validators'

export type DragVerdict = 'accept' | 'reject'

const pictureName = /^\.(png|jpe?g|gif|svg|webp|avif)$/i
const mediaType = /^(image|audio|video)\//

/**
 * Whether what is held over the field looks as if it could be taken. Until it is dropped a browser tells how many there are and of which
 * type, but no name and no size; what cannot be known passes, and the drop decides. So does what has no type, as `.DS_Store` beside a file.
 */
export function dragVerdict(types: readonly string[], accept: FileRules['accept'] = []): DragVerdict {
  const [type = '', ...others] = types.filter((known) => known !== '')
  if (others.length > 0) return 'reject'
  const wanted = (typeof accept === 'string' ? accept.split(',') : accept).map((entry) => entry.trim()).filter(Boolean)
  if (type === '' || wanted.length === 0) return 'accept'
  const couldBe = (entry: string) => {
    if (!entry.startsWith('.')) return acceptsFile({ name: '', type }, entry)
    return pictureName.test(entry) ? type.startsWith('image/') : !mediaType.test(type)
  }
  return wanted.some(couldBe) ? 'accept' : 'reject'
}
