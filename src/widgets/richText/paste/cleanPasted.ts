import type { Label } from '#declare'
import { stylesOf } from '#derive/richText/markup.ts'
import { inertElement } from '../html/cleanTree.ts'
import { bringFile, broughtFile } from './broughtFiles.ts'
import { type Clip, dataPicture, emptyClip, localPictures } from './clipboardPictures.ts'
import { wordLists } from './wordLists.ts'
import { wordNotes } from './wordNotes.ts'

/** What was pasted, as the editor takes it. */
export interface Pasted {
  /** Addresses of pictures of the web: `data-strange` holds their places until they are uploaded. */
  readonly pictures: readonly string[]
  /** Pictures that stand on the disk of whoever copied, and are not on the clipboard: they do not come along. */
  readonly lost: number
  /** What of it was left out besides, in words. */
  readonly told: readonly Label[]
}

/**
 * Makes plain text structure, in place, of what Word, WeChat articles and other pages put on the clipboard: their styles,
 * classes and wrappers go, headings, emphasis, alignment, lists, tables, links stay; pictures wait to be uploaded.
 */
export function cleanPasted(root: Element | DocumentFragment, clip: Clip = emptyClip): Pasted {
  const told = [...wordNotes(root), ...coloursIn(root)]
  dropUnseen(root)
  wordLists(root)
  for (const element of [...root.querySelectorAll('*')]) {
    emphasise(element)
    bare(element)
  }
  unwrapBlocks(root)
  const pictures = setPicturesAside(root, clip)
  dropEmpty(root)
  return { ...pictures, told }
}

const blocks =
  'p,h1,h2,h3,h4,h5,h6,ul,ol,li,table,blockquote,pre,figure,hr,section,div,article,audio,video'

/** Comments, Office's own elements, what is hidden. */
function dropUnseen(root: Element | DocumentFragment): void {
  const comments = root.ownerDocument.createTreeWalker(root, 128)
  const found: ChildNode[] = []
  while (comments.nextNode()) found.push(comments.currentNode as ChildNode)
  for (const comment of found) comment.remove()
  for (const element of [...root.querySelectorAll('*')]) {
    if (/^(meta|link|style|script|title|xml|head)$/.test(element.localName)) element.remove()
    // Word marks its own ends of paragraphs and fields thus.
    else if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
    else if (/(^|;)\s*(display\s*:\s*none|mso-hide\s*:\s*all)/i.test(styleOf(element)))
      element.remove()
  }
}

/** Colours that say something: black on white is how everything is written. */
function coloursIn(root: Element | DocumentFragment): Label[] {
  const coloured = [...root.querySelectorAll('[style], font[color]')].filter((element) => {
    const style = new Map(stylesOf(styleOf(element)))
    const [colour, ground] = [
      style.get('color') ?? element.getAttribute('color') ?? '',
      style.get('background-color') ?? style.get('background') ?? '',
    ]
    if ((element.textContent ?? '').trim() === '') return false
    return isTelling(colour) || (isTelling(ground) && element.localName === 'span')
  })
  if (coloured.length === 0) return []
  return [
    [
      `${coloured.length} 处文字颜色没有保留`,
      `${coloured.length} ${coloured.length === 1 ? 'colour was' : 'colours were'} not kept`,
    ],
  ]
}

const isTelling = (colour: string) =>
  colour !== '' &&
  !/^(black|white|windowtext|window|auto|inherit|initial|currentcolor|transparent|none|#(0{3}|0{6}|f{3}|f{6}|333|333333)|rgba?\(\s*(0,\s*0,\s*0|255,\s*255,\s*255|51,\s*51,\s*51)\b.*)$/i.test(
    colour.trim(),
  )

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

/** Bold, slanted, underlined and struck out by style alone become what says so. */
function emphasise(element: Element): void {
  const style = new Map(stylesOf(styleOf(element)))
  const weight = style.get('font-weight') ?? ''
  // Google's clipboard stands in a bold element that is none.
  if (element.localName === 'b' && /^(normal|400)$/.test(weight))
    return element.replaceWith(...element.childNodes)
  if (element.localName !== 'span') return
  const tags = [
    /^(bold|bolder|[6-9]00)$/.test(weight) && 'strong',
    style.get('font-style') === 'italic' && 'em',
    /underline/.test(style.get('text-decoration') ?? style.get('text-decoration-line') ?? '') &&
      'u',
    /line-through/.test(style.get('text-decoration') ?? '') && 's',
  ]
  for (const tag of tags) {
    if (!tag || element.textContent === '') continue
    const wrapper = inertElement(tag)
    wrapper.append(...element.childNodes)
    element.append(wrapper)
  }
}

const keptAttributes: { readonly [tag: string]: readonly string[] } = {
  a: ['href'],
  img: ['src', 'data-src', 'alt'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  ol: ['start'],
}

/** Leaves alignment of blocks, and what makes an element what it is. */
function bare(element: Element): void {
  const align =
    new Map(stylesOf(styleOf(element))).get('text-align') ?? element.getAttribute('align')
  const kept = keptAttributes[element.localName] ?? []
  for (const { name } of [...element.attributes])
    if (!kept.includes(name)) element.removeAttribute(name)
  if (/^(p|h[1-6]|section|div)$/.test(element.localName) && /^(center|right)$/.test(align ?? ''))
    element.setAttribute('style', `text-align:${align}`)
  if (element.localName === 'span' || element.localName === 'font')
    element.replaceWith(...element.childNodes)
}

/** Sections and divisions: a paragraph where they hold a line, nothing where they hold blocks. */
function unwrapBlocks(root: Element | DocumentFragment): void {
  for (const element of [
    ...root.querySelectorAll('section,div,article,main,header,footer'),
  ].reverse()) {
    if (element.querySelector(blocks) || element.closest('li,td,th,p,h1,h2,h3,h4,h5,h6')) {
      carryAlignment(element)
      element.replaceWith(...element.childNodes)
      continue
    }
    const paragraph = inertElement('p')
    const style = element.getAttribute('style')
    if (style) paragraph.setAttribute('style', style)
    paragraph.append(...element.childNodes)
    element.replaceWith(paragraph)
  }
}

function carryAlignment(element: Element): void {
  const style = element.getAttribute('style')
  if (!style) return
  for (const child of element.querySelectorAll(':scope > p:not([style])'))
    child.setAttribute('style', style)
}

/** Keeps a place for each picture, to be filled once it lies in the own store. */
export function setPicturesAside(
  root: Element | DocumentFragment,
  clip: Clip,
  which = 'img',
): Omit<Pasted, 'told'> {
  const images = [...root.querySelectorAll(which)].map((image) => ({ image, src: sourceOf(image) }))
  const local = localPictures(clip, images.filter(({ src }) => isLocal(src)).length)
  const pictures: string[] = []
  let [next, lost] = [0, 0]
  for (const { image, src } of images) {
    const file = isLocal(src) ? local[next++] : dataPicture(src)
    const address = file ? bringFile(file) : isLocal(src) ? '' : webAddress(src)
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

/** WeChat loads its pictures late: the address stands beside a placeholder. */
const sourceOf = (image: Element): string =>
  image.getAttribute('data-src') ?? image.getAttribute('src') ?? ''

const isLocal = (src: string) => !/^((https?:)?\/\/|data:)/i.test(src) && !broughtFile(src)

const webAddress = (src: string) =>
  src.startsWith('//') ? `https:${src}` : /^https?:/i.test(src) || broughtFile(src) ? src : ''

/** Paragraphs that only made room. */
function dropEmpty(root: Element | DocumentFragment): void {
  for (const element of [
    ...root.querySelectorAll('p,h1,h2,h3,h4,h5,h6,strong,em,u,s,b,i,a'),
  ].reverse()) {
    const isEmpty = (element.textContent ?? '').replace(/[\s\u00a0\u200b\ufeff]/g, '') === ''
    const holds = element.querySelector('[data-strange],img,audio,video,table')
    if (isEmpty && !holds && !element.closest('td,th')) element.remove()
  }
}
