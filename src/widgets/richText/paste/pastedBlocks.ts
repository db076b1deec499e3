import type { Label } from '#declare'
import { inertElement } from '../html/cleanTree.ts'
import { styleOf } from './looks.ts'
import type { Reporting } from './pasteReport.ts'

const blocks =
  'p,h1,h2,h3,h4,h5,h6,ul,ol,li,table,blockquote,pre,figure,hr,section,div,article,audio,video'

/** Paragraphs that are headings or captions by their style alone become what they are. */
export function nameBlocks(root: Element | DocumentFragment): void {
  for (const paragraph of root.querySelectorAll('p')) {
    const level = levelOf(paragraph)
    if (level) rename(paragraph, `h${level}`)
    else if (/^(Mso)?Caption\b/i.test(paragraph.className)) paragraph.className = 'caption'
  }
  // The editor holds neither: what is in them stays.
  for (const caption of root.querySelectorAll('figure > figcaption')) {
    const paragraph = rename(caption, 'p')
    paragraph.className = 'caption'
  }
  for (const figure of [...root.querySelectorAll('figure')].reverse())
    figure.replaceWith(...figure.childNodes)
}

function levelOf(paragraph: Element): number | undefined {
  const [, title, sub, level] =
    /\b(?:Mso)?(?:(Title)|(Subtitle)|Heading([1-6]))\b/.exec(paragraph.className) ?? []
  if (title) return 1
  if (sub) return 2
  // Word gives the paragraphs of lists and of the body levels, too: theirs is called "body text".
  const outline = styleOf(paragraph).get('mso-outline-level') ?? level
  return /^[1-6]$/.test(outline ?? '') ? Number(outline) : undefined
}

function rename(element: Element, name: string): HTMLElement {
  const other = inertElement(name)
  for (const { name: key, value } of element.attributes) other.setAttribute(key, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** A box to be ticked is drawn by Google as a picture beside its words: it is a sign, and no picture of the text. */
export function signBoxes(root: Element | DocumentFragment): void {
  for (const box of root.querySelectorAll('img[aria-roledescription="checkbox"]')) {
    const item = box.closest('li')
    const words = item?.querySelector('p') ?? item
    words?.prepend(item?.getAttribute('aria-checked') === 'true' ? '☑ ' : '☐ ')
    box.remove()
  }
}

/** Addresses that lead on to what one meant, and what they call it. */
const detours: readonly (readonly [RegExp, string])[] = [
  [/^https?:\/\/(www\.)?google\.[a-z.]+\/url\?/, 'q'],
  [/^https?:\/\/link\.zhihu\.com\/\?/, 'target'],
  [/^https?:\/\/link\.juejin\.cn\/\?/, 'target'],
  [/^https?:\/\/[a-z\d]+\.safelinks\.protection\.outlook\.com\/\?/, 'url'],
]

/** Links lead where their author meant, not by way of the site they were copied from. */
export function leadStraight(root: Element | DocumentFragment): void {
  for (const link of root.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    const name = detours.find(([detour]) => detour.test(href))?.[1]
    const meant = name && URL.canParse(href) ? new URL(href).searchParams.get(name) : null
    if (meant && /^https?:\/\//.test(meant)) link.setAttribute('href', meant)
  }
}

/** Google puts a list within a list beside its item, not into it. */
export function nestLists(root: Element | DocumentFragment): void {
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
  }
}

/** Sections and divisions: a paragraph where they hold a line, nothing where they hold blocks. */
export function unwrapBlocks(root: Element | DocumentFragment): void {
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

const isBlock = (node: Node | null) =>
  node?.nodeType === 1 && blocks.split(',').includes((node as Element).localName)

/** The neighbour that holds something. */
function beside(node: Node, way: 'previousSibling' | 'nextSibling'): Node | null {
  let at = node[way]
  while (at?.nodeType === 3 && (at.nodeValue ?? '').trim() === '') at = at[way]
  return at
}

/** Breaks between blocks make no line: they would become paragraphs. */
function dropBreaks(root: Element | DocumentFragment): void {
  for (const line of root.querySelectorAll('br')) {
    const [before, after] = [beside(line, 'previousSibling'), beside(line, 'nextSibling')]
    if (isBlock(before) || isBlock(after)) line.remove()
  }
}

/** Paragraphs that only made room. */
export function dropEmpty(root: Element | DocumentFragment, report: Reporting): void {
  for (const element of [
    ...root.querySelectorAll('p,h1,h2,h3,h4,h5,h6,strong,em,u,s,b,i,a'),
  ].reverse()) {
    const isEmpty = (element.textContent ?? '').replace(/[\s\u00a0\u200b\ufeff]/g, '') === ''
    const holds = element.querySelector('[data-strange],img,audio,video,table')
    if (!isEmpty || holds || element.closest('td,th')) continue
    if (/^(p|h\d)$/.test(element.localName)) report.add('blank')
    element.remove()
  }
  dropBreaks(root)
}

/** Counts what structure a paste has, once it stands as the editor takes it. */
export function tellBlocks(root: Element | DocumentFragment, report: Reporting): void {
  for (const heading of root.querySelectorAll('h1,h2,h3,h4,h5,h6')) {
    const level = heading.localName.slice(1)
    report.add('heading', heading.textContent, [`${level}级标题`, `heading ${level}`])
  }
  for (const list of root.querySelectorAll('ul,ol'))
    if (!list.closest('li')) report.add('list', list.firstElementChild?.textContent, itemsOf(list))
  for (const table of root.querySelectorAll('table'))
    report.add('table', table.querySelector('td,th')?.textContent, sizeOf(table))
  for (const caption of root.querySelectorAll('p.caption'))
    report.add('caption', caption.textContent)
  for (const link of root.querySelectorAll('a[href]'))
    report.add('link', link.textContent, sameIn(link.getAttribute('href') ?? ''))
}

const sameIn = (text: string): Label => [text.slice(0, 60), text.slice(0, 60)]

const itemsOf = (list: Element): Label => {
  const count = list.querySelectorAll('li').length
  return [`${count} 项`, `${count} ${count === 1 ? 'item' : 'items'}`]
}

const sizeOf = (table: Element): Label => {
  const rows = table.querySelectorAll('tr').length
  const columns = table.querySelector('tr')?.children.length ?? 0
  return [`${rows} 行 ${columns} 列`, `${rows} × ${columns}`]
}
