import { inertElement } from '../html/cleanTree.ts'
import { bringFile, broughtFile, isBrought } from './broughtFiles.ts'
import { type Clip, dataPicture, localPictures } from './clipboardPictures.ts'

/** The pictures of a paste. */
export interface PastedPictures {
  /** Addresses of pictures on their way: `data-strange` holds their places until they are uploaded. */
  readonly pictures: readonly string[]
  /** Pictures that stand on the disk of whoever copied, and are not on the clipboard: they do not come along. */
  readonly lost: number
}

/** Keeps a place for each picture, to be filled once it lies in the own store. */
export function setPicturesAside(
  root: Element | DocumentFragment,
  clip: Clip,
  which = 'img',
): PastedPictures {
  const images = [...root.querySelectorAll(which)].map((image) => ({ image, src: sourceOf(image) }))
  const local = localPictures(clip, images.filter(({ src }) => isLocal(src)).length)
  const pictures: string[] = []
  let [next, lost] = [0, 0]
  for (const [at, { image, src }] of images.entries()) {
    const file = () => (isLocal(src) ? local[next++] : dataPicture(src))
    const address = placeOf(clip, `${at} ${src}`, file, src)
    if (!address) {
      lost++
      image.remove()
      continue
    }
    pictures.push(address)
    const place = inertElement('span')
    place.setAttribute('data-strange', address)
    image.replaceWith(place)
  }
  return { pictures, lost }
}

/** The same paste taken another way has the same places: nothing is sent twice. */
function placeOf({ places }: Clip, key: string, take: () => File | undefined, src: string): string {
  const known = places?.get(key)
  const file = take()
  if (known) return known
  const address = file ? bringFile(file) : isLocal(src) ? '' : webAddress(src)
  if (address) places?.set(key, address)
  return address
}

/** WeChat loads its pictures late: the address stands beside a placeholder. */
const sourceOf = (image: Element): string =>
  image.getAttribute('data-src') ?? image.getAttribute('src') ?? ''

const isOwn = (src: string) => broughtFile(src) !== undefined || isBrought(src)
const isLocal = (src: string) => !/^((https?:)?\/\/|data:)/i.test(src) && !isOwn(src)

const webAddress = (src: string) =>
  src.startsWith('//') ? `https:${src}` : /^https?:/i.test(src) || isOwn(src) ? src : ''
