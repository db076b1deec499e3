import { withCounts } from '#derive/richText/markup.ts'
import { attributesOf, cleanTree, inertElement, templateOf } from '../html/cleanTree.ts'
import { isForeign } from '../strangePictures.ts'
import { cleanPasted, type Pasted } from './cleanPasted.ts'
import { type Clip, emptyClip } from './clipboardPictures.ts'
import { originOf, type PasteOrigin } from './originOf.ts'
import { type PasteWish, usualWish } from './pasteWays.ts'
import { setPicturesAside } from './picturePlaces.ts'

export interface PastedHtml extends Pasted {
  readonly html: string
  readonly origin: PasteOrigin
  readonly wish: PasteWish
  /** What ran. */
  readonly cut: readonly string[]
}

/** The HTML of a clipboard as the editor takes it, and what of it does not come along. */
export function pastedHtml(
  given: string,
  clip: Clip = emptyClip,
  wish: PasteWish = usualWish,
): PastedHtml {
  const root = copiedPiece(given)
  const cut = runningIn(root)
  const slice = root.querySelector('[data-pm-slice]')
  const isOwn = slice !== null
  const pasted = isOwn ? ownPasted(root) : cleanPasted(root, clip, wish)
  const kept = slice?.getAttribute('data-pm-slice') ?? ''
  // The place of a picture is a mark of the editor's own, which no list allows.
  const places = [...root.querySelectorAll('[data-strange]')]
  cleanTree(root)
  for (const [index, place] of places.entries())
    place.setAttribute('data-strange', pasted.pictures[index] ?? '')
  const holder = inertElement('div')
  holder.append(root)
  // How deep an own piece was cut out, which the editor reads from whatever comes first.
  if (isOwn && /^[\w\s".,:{}[\]-]*$/.test(kept))
    holder.firstElementChild?.setAttribute('data-pm-slice', kept)
  return { html: holder.innerHTML, origin: originOf(given), wish, ...pasted, cut }
}

/** The piece that was copied, without what browsers put around it; what its footnotes and comments say stands behind it. */
function copiedPiece(given: string): DocumentFragment {
  const [piece = '', behind] = given
    .replace(/^[\s\S]*<!--StartFragment-->/, '')
    .split(/<!--EndFragment-->/)
  const root = templateOf(piece)
  if (behind && /mso-element/.test(behind))
    root.append(...templateOf(behind).querySelectorAll('[style*="mso-element"][style*="-list"]'))
  return root
}

/**
 * What was copied from an editor of this kind is what it is already, and keeps its looks; anybody can say so of anything,
 * so it is cleaned as all else. Pictures from elsewhere wait; places that waited still do.
 */
function ownPasted(root: DocumentFragment): Pasted {
  for (const image of root.querySelectorAll('img'))
    if (!isForeign(image.getAttribute('src') ?? '') || image.closest('.image-insert'))
      image.setAttribute('data-own', '')
  for (const place of root.querySelectorAll('[data-strange]')) {
    const image = inertElement('img')
    image.setAttribute('src', place.getAttribute('data-strange') ?? '')
    place.replaceWith(image)
  }
  return { ...setPicturesAside(root, emptyClip, 'img:not([data-own])'), report: {}, comments: [] }
}

/** Scripts, frames and handlers: what one wants to know of, unlike styles. */
function runningIn(root: DocumentFragment): string[] {
  const cut: string[] = []
  for (const element of root.querySelectorAll('*')) {
    if (/^(script|iframe|object|embed|form)$/.test(element.localName))
      cut.push(`<${element.localName}>`)
    for (const [name, value] of Object.entries(attributesOf(element))) {
      // Word's own, at each comment: nobody is to be frightened by it.
      if (/^on/i.test(name) && !/^mso\w+\(/.test(value)) cut.push(name)
      if (/^\s*(javascript|vbscript):/i.test(value)) cut.push(`${name}="${value.slice(0, 30)}"`)
    }
  }
  return withCounts(cut)
}
