import type { Label } from '#declare'
import { inertElement } from '../html/cleanTree.ts'
import { type Reporting, shortWords } from './pasteReport.ts'
import type { RevisionWay } from './pasteWays.ts'

/** What somebody remarked at words of a document. */
export interface DocumentComment {
  readonly author: string
  /** `2026-11-28 09:30`; empty where the document does not say. */
  readonly at: string
  /** The words it was said of. */
  readonly words: string
  readonly text: string
}

/**
 * Takes Word's notes to itself out of a paste, in place: tracked changes become what was wished, comments are taken out
 * and given back, and a footnote keeps its number where it led to a place that no article has.
 */
export function wordNotes(
  root: Element | DocumentFragment,
  revisions: RevisionWay,
  report: Reporting,
): readonly DocumentComment[] {
  for (const deletion of root.querySelectorAll('del, .msoDel'))
    revise(deletion, revisions, 'deletion', report)
  for (const insertion of root.querySelectorAll('ins, .msoIns'))
    revise(insertion, revisions, 'insertion', report)
  const comments = takeComments(root)
  for (const one of comments)
    report.add(
      'comment',
      one.words,
      bothWays([one.author, one.text].filter(Boolean).join('：') || '—'),
    )
  for (const mark of root.querySelectorAll('[style*="mso-comment-reference"]')) unwrap(mark)
  for (const line of root.querySelectorAll(
    '[style*="footnote-list"] hr, [style*="endnote-list"] hr',
  ))
    line.remove()
  const notes = notesIn(root)
  for (const link of root.querySelectorAll('a[href^="#"]')) footnote(link, notes, report)
  return comments
}

const bothWays = (text: string): Label => [text, text]
const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

const becomes = {
  accept: { deletion: ['删掉', 'gone'], insertion: ['写入正文', 'in the text'] },
  show: { deletion: ['显示为删除线', 'struck out'], insertion: ['显示为下划线', 'underlined'] },
  drop: { deletion: ['恢复原文', 'back in the text'], insertion: ['不要', 'left out'] },
} as const

/** One tracked change: taken over, marked, or undone. */
function revise(
  element: Element,
  way: RevisionWay,
  is: 'deletion' | 'insertion',
  report: Reporting,
): void {
  const words = element.textContent ?? ''
  if (shortWords(words) !== '') report.add(is, words, becomes[way][is])
  if (way === 'show') {
    const mark = inertElement(is === 'deletion' ? 's' : 'u')
    mark.append(...element.childNodes)
    return element.replaceWith(mark)
  }
  if ((way === 'accept') === (is === 'deletion')) element.remove()
  else unwrap(element)
}

/** The comments of a paste, taken out with the marks that lead to them. */
function takeComments(root: Element | DocumentFragment): DocumentComment[] {
  const places = [...root.querySelectorAll('[style*="mso-comment-reference"]')]
  const found = [...root.querySelectorAll('[style*="mso-element"]')]
    .filter((element) => /mso-element:\s*comment\s*(;|$)/.test(element.getAttribute('style') ?? ''))
    .map((element, index) => commentOf(element, places[index]))
  const marked = drop(root, 'a.msocomanchor, a[href^="#_msocom"], a[href^="#cmnt"]')
  drop(root, '[style*="mso-element:comment-list"], [style*="mso-element: comment-list"]')
  drop(root, '.MsoCommentReference, [style*="mso-special-character:comment"]')
  // Where a clipboard holds the marks alone, one still learns that something was said.
  return found.length > 0
    ? found
    : places.length > 0
      ? places.map((place) => commentOf(undefined, place))
      : Array.from({ length: marked }, () => commentOf(undefined, undefined))
}

function commentOf(element: Element | undefined, place: Element | undefined): DocumentComment {
  const known = element?.getAttribute('data-comment')
  if (known) return readComment(known)
  const style = `${element?.innerHTML ?? ''} ${place?.getAttribute('style') ?? ''}`
  const [, author = ''] = /mso-comment-author:\s*(?:&quot;|")?([^"&;']+)/.exec(style) ?? []
  const [, year, month, day, hour, minute] =
    /mso-comment-date:\s*(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)/.exec(style) ?? []
  const text = (element?.textContent ?? '').replace(/^\s*\[[^\]]{1,8}\]/, '')
  return {
    author: author.trim(),
    at: year ? `${year}-${month}-${day} ${hour}:${minute}` : '',
    words: shortWords(place?.textContent ?? ''),
    text: text.replace(/[\s\u00a0]+/g, ' ').trim(),
  }
}

/** One that was read from a document; whatever a page writes there is words alone. */
function readComment(written: string): DocumentComment {
  try {
    const { author, at, words, text } = JSON.parse(written)
    return { author: `${author}`, at: `${at}`, words: shortWords(`${words}`), text: `${text}` }
  } catch {
    return { author: '', at: '', words: '', text: '' }
  }
}

function drop(root: Element | DocumentFragment, which: string): number {
  const found = [...root.querySelectorAll(which)]
  for (const element of found) element.remove()
  return found.length
}

/** What footnotes say, by the place that leads to them. */
function notesIn(root: Element | DocumentFragment): ReadonlyMap<string, string> {
  const notes = new Map<string, string>()
  for (const place of root.querySelectorAll('[id], a[name]')) {
    const name = place.id || (place.getAttribute('name') ?? '')
    const note = place.closest('li, div, p')
    if (/^(_?(ftn|edn)|footnote-|endnote-)\d+$/.test(name))
      notes.set(name.replace(/^_/, ''), (note?.textContent ?? '').replace(/^\s*\[\w+\]|↑/g, ''))
  }
  return notes
}

/** A link within the document becomes what it says; the way back from a footnote says nothing. */
function footnote(link: Element, notes: ReadonlyMap<string, string>, report: Reporting): void {
  const text = (link.textContent ?? '').trim()
  if (text === '↑') return link.remove()
  if (!/^\[?\(?[\w一二三四五六七八九十]{1,4}\)?\]?$/.test(text)) return unwrap(link)
  const note = notes.get((link.getAttribute('href') ?? '').replace(/^#_?/, ''))
  if (note !== undefined) report.add('footnote', text, bothWays(shortWords(note)))
  if (link.closest('sup')) return unwrap(link)
  const mark = inertElement('sup')
  mark.textContent = text
  link.replaceWith(mark)
}
