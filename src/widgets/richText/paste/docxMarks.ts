import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { attributesOf, inertElement, templateOf } from '../html/cleanTree.ts'
import type { DocumentComment } from './wordNotes.ts'

/** What of a document its reader passes over: looks of words, tracked changes, comments. */
export interface MarkedDocx {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Each set of marks that words bear, by its place. */
  readonly marks: readonly RunMarks[]
  readonly comments: readonly DocumentComment[]
}
interface RunMarks {
  readonly style: string
  readonly change?: 'ins' | 'del'
}

/** Unpacked it may be so large, in bytes: pictures, mostly. */
const LARGEST = 200 * 1024 * 1024
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const CENTRE = 'mhAlign'

/**
 * Writes into a document, as styles of its words, what its reader has no word for: 着重号, colours, tracked changes, how
 * paragraphs are aligned. Null where there is nothing of the kind, or it cannot be looked at.
 */
export function markedDocx(bytes: Uint8Array): MarkedDocx | null {
  try {
    return marked(bytes)
  } catch {
    // Its reader tells what is wrong with it, or reads it all the same.
    return null
  }
}

function marked(bytes: Uint8Array): MarkedDocx | null {
  let size = 0
  const files = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      size += originalSize
      return size <= LARGEST
    },
  })
  if (size > LARGEST) return null
  const named: string[] = []
  for (const path of ['word/document.xml', 'word/footnotes.xml', 'word/endnotes.xml']) {
    const xml = files[path] && xmlOf(files[path])
    if (!xml) continue
    for (const run of [...xml.getElementsByTagNameNS(WORD, 'r')]) markRun(run, named)
    for (const paragraph of [...xml.getElementsByTagNameNS(WORD, 'p')]) markParagraph(paragraph)
    for (const gone of [...xml.getElementsByTagNameNS(WORD, 'del')])
      if (gone.parentElement?.localName !== 'rPr') gone.replaceWith(...gone.childNodes)
    for (const text of [...xml.getElementsByTagNameNS(WORD, 'delText')]) rename(text, 't')
    files[path] = strToU8(new XMLSerializer().serializeToString(xml))
  }
  return {
    bytes: zipSync(files, { level: 0 }) as Uint8Array<ArrayBuffer>,
    marks: named.map((one) => JSON.parse(one) as RunMarks),
    comments: commentsIn(files),
  }
}

/** How its reader is to write what was marked. */
export const styleMapOf = ({ marks }: MarkedDocx): string[] => [
  ...marks.map((_, at) => `r.mh${at} => span.mh${at}`),
  ...['center', 'right'].map((way) => `r.${CENTRE}${way} => span.${CENTRE}${way}`),
]

/** The HTML of the reader with the marks as Word's own clipboard has them. */
export function withMarks(html: string, { marks, comments }: MarkedDocx): string {
  const root = templateOf(html)
  for (const span of root.querySelectorAll('span[class]')) {
    const { class: name = '' } = attributesOf(span)
    const mark = marks[Number(/^mh(\d+)$/.exec(name)?.[1] ?? -1)]
    if (name.startsWith(CENTRE)) {
      span.closest('p,h1,h2,h3,h4,h5,h6')?.setAttribute('style', `text-align:${name.slice(7)}`)
      span.remove()
      continue
    }
    if (!mark) continue
    span.removeAttribute('class')
    if (mark.style) span.setAttribute('style', mark.style)
    if (!mark.change) continue
    const change = inertElement(mark.change)
    span.replaceWith(change)
    change.append(span)
  }
  const holder = inertElement('div')
  holder.append(root)
  if (comments.length > 0) holder.append(commentList(comments))
  return holder.innerHTML
}

/** As Word puts them on its clipboard, with the words they are said of beside them. */
function commentList(comments: readonly DocumentComment[]): HTMLElement {
  const list = inertElement('div')
  list.setAttribute('style', 'mso-element:comment-list')
  for (const comment of comments) {
    const one = inertElement('div')
    one.setAttribute('style', 'mso-element:comment')
    one.setAttribute('data-comment', JSON.stringify(comment))
    list.append(one)
  }
  return list
}

function xmlOf(file: Uint8Array): Document | undefined {
  const xml = new DOMParser().parseFromString(strFromU8(file), 'application/xml')
  return xml.getElementsByTagName('parsererror').length > 0 ? undefined : xml
}

const child = (element: Element | undefined, name: string) =>
  [...(element?.children ?? [])].find(({ localName }) => localName === name)
const wordValue = (element: Element | undefined, name = 'val') =>
  element?.getAttributeNS(WORD, name) ?? element?.getAttribute(`w:${name}`) ?? ''

function markRun(run: Element, named: string[]): void {
  const looks = child(run, 'rPr')
  const within = run.parentElement?.localName ?? ''
  const change = /^(del|moveFrom)$/.test(within)
    ? 'del'
    : /^(ins|moveTo)$/.test(within)
      ? 'ins'
      : undefined
  const style = styleOf(looks)
  if (!style && !change) return
  const key = JSON.stringify({ style, ...(change && { change }) } satisfies RunMarks)
  if (!named.includes(key)) named.push(key)
  const own = looks ?? prepend(run, 'rPr')
  child(own, 'rStyle')?.remove()
  prepend(own, 'rStyle').setAttributeNS(WORD, 'w:val', `mh${named.indexOf(key)}`)
}

function styleOf(looks: Element | undefined): string {
  const emphasis = wordValue(child(looks, 'em'))
  const colour = wordValue(child(looks, 'color'))
  const ground = wordValue(child(looks, 'highlight'))
  const fill = wordValue(child(looks, 'shd'), 'fill')
  return [
    emphasis && emphasis !== 'none' && 'text-emphasis:dot',
    /^[\da-f]{6}$/i.test(colour) && `color:#${colour}`,
    ground && ground !== 'none' && `background:${highlights[ground] ?? ground.toLowerCase()}`,
    !ground && /^[\da-f]{6}$/i.test(fill) && `background:#${fill}`,
  ]
    .filter(Boolean)
    .join(';')
}
/** What Word calls its highlights is not what the web calls those colours. */
const highlights: { readonly [name: string]: string } = { green: 'lime', darkGray: 'gray' }

/** How a paragraph is aligned, told by a run of its own at its beginning. */
function markParagraph(paragraph: Element): void {
  const way = wordValue(child(child(paragraph, 'pPr'), 'jc'))
  if (!/^(center|right|end)$/.test(way)) return
  const run = paragraph.ownerDocument.createElementNS(WORD, 'w:r')
  prepend(prepend(run, 'rPr'), 'rStyle').setAttributeNS(
    WORD,
    'w:val',
    `${CENTRE}${way === 'center' ? way : 'right'}`,
  )
  const text = paragraph.ownerDocument.createElementNS(WORD, 'w:t')
  text.textContent = '\u200b'
  run.append(text)
  const looks = child(paragraph, 'pPr')
  looks?.after(run)
}

function prepend(element: Element, name: string): Element {
  const made = element.ownerDocument.createElementNS(WORD, `w:${name}`)
  element.prepend(made)
  return made
}

function rename(element: Element, name: string): void {
  const made = element.ownerDocument.createElementNS(WORD, `w:${name}`)
  made.setAttribute('xml:space', 'preserve')
  made.append(...element.childNodes)
  element.replaceWith(made)
}

function commentsIn(files: { readonly [path: string]: Uint8Array }): DocumentComment[] {
  const [said, text] = ['word/comments.xml', 'word/document.xml'].map(
    (path) => files[path] && xmlOf(files[path]),
  )
  if (!said || !text) return []
  return [...said.getElementsByTagNameNS(WORD, 'comment')].map((comment) => ({
    author: wordValue(comment, 'author'),
    at: wordValue(comment, 'date').slice(0, 16).replace('T', ' '),
    words: wordsAt(text, wordValue(comment, 'id')),
    text: [...comment.getElementsByTagNameNS(WORD, 'p')]
      .map(({ textContent }) => textContent ?? '')
      .join(' ')
      .trim(),
  }))
}

/** The words between where a comment begins and where it ends. */
function wordsAt(text: Document, id: string): string {
  let isWithin = false
  let words = ''
  for (const element of text.getElementsByTagNameNS(WORD, '*')) {
    if (element.localName === 'commentRangeStart' && wordValue(element, 'id') === id)
      isWithin = true
    if (element.localName === 'commentRangeEnd' && wordValue(element, 'id') === id) break
    if (isWithin && element.localName === 't') words += element.textContent
  }
  return words
}
