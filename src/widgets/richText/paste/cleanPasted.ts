import { inertElement } from '../html/cleanTree.ts'
import { blockStyle, tellDropped } from './blockLooks.ts'
import { type Clip, emptyClip } from './clipboardPictures.ts'
import { keepLooks, styleOf } from './looks.ts'
import {
  dropEmpty,
  leadStraight,
  nameBlocks,
  nestLists,
  signBoxes,
  tellBlocks,
  unwrapBlocks,
} from './pastedBlocks.ts'
import { type PasteReport, Reporting } from './pasteReport.ts'
import { type PasteWay, type PasteWish, usualWish } from './pasteWays.ts'
import { type PastedPictures, setPicturesAside } from './picturePlaces.ts'
import { plainWords } from './plainWords.ts'
import { wordLists } from './wordLists.ts'
import { type DocumentComment, wordNotes } from './wordNotes.ts'

/** What was pasted, as the editor takes it. */
export interface Pasted extends PastedPictures {
  /** What came along, what was changed, and what was left out. */
  readonly report: PasteReport
  readonly comments: readonly DocumentComment[]
}

/**
 * Makes plain text structure, in place, of what Word, WPS, WeChat articles and other pages put on the clipboard: their
 * classes and wrappers go, headings, emphasis, alignment, lists, tables, captions, footnotes, links stay; pictures wait to
 * be uploaded. Colours become those of the palette in house style, and stay, with sizes and indents, where the looks of
 * the source are wished; of plain text the words alone remain.
 */
export function cleanPasted(
  root: Element | DocumentFragment,
  clip: Clip = emptyClip,
  { way, revisions }: PasteWish = usualWish,
): Pasted {
  const report = new Reporting()
  const comments = wordNotes(root, revisions, report)
  dropUnseen(root, report)
  wordLists(root)
  nameBlocks(root)
  nestLists(root)
  signBoxes(root)
  leadStraight(root)
  tellDropped(root, way, report)
  const dress = keepLooks(root, way, report)
  for (const element of [...root.querySelectorAll('*')]) {
    emphasise(element)
    bare(element, way)
  }
  unwrapBlocks(root)
  dress()
  const pictures = setPicturesAside(root, clip)
  dropEmpty(root, report)
  if (way === 'plain') plainWords(root, report)
  else {
    tellBlocks(root, report)
    for (const address of pictures.pictures) report.add('picture', hostOf(address))
  }
  return {
    ...pictures,
    ...(way === 'plain' && { pictures: [] }),
    comments,
    report: report.report(),
  }
}

const hostOf = (address: string) =>
  /^https?:/.test(address) && URL.canParse(address) ? new URL(address).host : ''

/** Comments, Office's own elements, what is hidden, and what would be played from elsewhere. */
function dropUnseen(root: Element | DocumentFragment, report: Reporting): void {
  const comments = root.ownerDocument.createTreeWalker(root, 128)
  const found: ChildNode[] = []
  while (comments.nextNode()) found.push(comments.currentNode as ChildNode)
  for (const comment of found) comment.remove()
  for (const element of [...root.querySelectorAll('*')]) {
    if (/^(meta|link|style|script|title|xml|head)$/.test(element.localName)) element.remove()
    else if (/^(audio|video)$/.test(element.localName)) {
      report.add('media', element.getAttribute('src'))
      element.remove()
    }
    // Word marks its own ends of paragraphs and fields thus.
    else if (element.localName.includes(':')) element.replaceWith(...element.childNodes)
    else if (isHidden(element)) {
      if ((element.textContent ?? '').trim() !== '') report.add('hidden', element.textContent)
      element.remove()
    }
  }
}

const isHidden = (element: Element) =>
  /(^|;)\s*(display\s*:\s*none|mso-hide\s*:\s*all)/i.test(element.getAttribute('style') ?? '')

/** Bold, slanted, underlined and struck out by style alone become what says so. */
function emphasise(element: Element): void {
  const style = styleOf(element)
  const weight = style.get('font-weight') ?? ''
  // Google's clipboard stands in a bold element that is none.
  if (element.localName === 'b' && /^(normal|400)$/.test(weight))
    return element.replaceWith(...element.childNodes)
  if (element.localName !== 'span') return
  const line = style.get('text-decoration') ?? style.get('text-decoration-line') ?? ''
  const isHeading = element.closest('h1,h2,h3,h4,h5,h6') !== null
  const tags = [
    !isHeading && /^(bold|bolder|[6-9]00)$/.test(weight) && 'strong',
    style.get('font-style') === 'italic' && 'em',
    // A link is underlined anyway.
    /underline/.test(line) && !element.closest('a') && 'u',
    /line-through/.test(line) && 's',
    style.get('vertical-align') === 'super' && !element.closest('sup') && 'sup',
    style.get('vertical-align') === 'sub' && !element.closest('sub') && 'sub',
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

/** Leaves what makes an element what it is, and of its style what stays. */
function bare(element: Element, way: PasteWay): void {
  const style = blockStyle(element, way)
  const isCaption = element.localName === 'p' && element.className === 'caption'
  const kept = keptAttributes[element.localName] ?? []
  for (const { name } of [...element.attributes])
    if (!kept.includes(name)) element.removeAttribute(name)
  if (style) element.setAttribute('style', style)
  if (isCaption) element.className = 'caption'
  if (element.localName === 'span' || element.localName === 'font')
    element.replaceWith(...element.childNodes)
}
