import { counted } from '#derive/richText/markup.ts'
import { attributesOf, cleanTree, inertElement, templateOf } from '../html/cleanTree.ts'
import { cleanPasted, type Pasted } from './cleanPasted.ts'

/** Whether it was copied from an editor of this kind: it is what it is already. */
const isOwn = (root: DocumentFragment) => root.querySelector('[data-pm-slice]') !== null

export interface PastedHtml extends Pasted {
  readonly html: string
  /** What ran. */
  readonly cut: readonly string[]
}

/** The HTML of a clipboard as the editor takes it, and what of it does not come along. */
export function pastedHtml(given: string): PastedHtml {
  if (isOwn(templateOf(given))) return { html: given, pictures: [], lost: 0, cut: [] }
  // What browsers put around a copied piece.
  const root = templateOf(
    given.replace(/^[\s\S]*<!--StartFragment-->|<!--EndFragment-->[\s\S]*$/g, ''),
  )
  const cut = runningIn(root)
  const pasted = cleanPasted(root)
  // The place of a picture is a mark of the editor's own, which no list allows.
  const places = [...root.querySelectorAll('[data-strange]')]
  cleanTree(root)
  for (const [index, place] of places.entries())
    place.setAttribute('data-strange', pasted.pictures[index] ?? '')
  const holder = inertElement('div')
  holder.append(root)
  return { html: holder.innerHTML, ...pasted, cut }
}

/** Scripts, frames and handlers: what one wants to know of, unlike styles. */
function runningIn(root: DocumentFragment): string[] {
  const cut: string[] = []
  for (const element of root.querySelectorAll('*')) {
    if (/^(script|iframe|object|embed|form)$/.test(element.localName))
      cut.push(`<${element.localName}>`)
    for (const [name, value] of Object.entries(attributesOf(element))) {
      if (/^on/i.test(name)) cut.push(name)
      if (/^\s*(javascript|vbscript):/i.test(value)) cut.push(`${name}="${value.slice(0, 30)}"`)
    }
  }
  return counted(cut)
}
