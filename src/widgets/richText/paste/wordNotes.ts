import type { Label } from '#declare'
import { inertElement } from '../html/cleanTree.ts'

/**
 * Takes Word's notes to itself out of a paste, in place: what tracked changes deleted goes, marks and texts of comments
 * go, and a footnote keeps its number where it led to a place that no article has. Tells what went.
 */
export function wordNotes(root: Element | DocumentFragment): Label[] {
  const deleted = drop(root, 'del, .msoDel')
  drop(root, '[style*="mso-element:comment-list"], [style*="mso-element: comment-list"]')
  const comments = drop(root, 'a.msocomanchor, [href^="#_msocom"]')
  drop(root, '.MsoCommentReference, [style*="mso-special-character:comment"]')
  for (const mark of root.querySelectorAll('ins, [style*="mso-comment-reference"]')) unwrap(mark)
  for (const link of root.querySelectorAll('a[href^="#"]')) footnote(link)
  return [
    ...(deleted > 0 ? [deletedWords(deleted)] : []),
    ...(comments > 0 ? [commentWords(comments)] : []),
  ]
}

function drop(root: Element | DocumentFragment, which: string): number {
  const found = [...root.querySelectorAll(which)]
  for (const element of found) element.remove()
  return found.length
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes)

/** A link within the document becomes what it says; the way back from a footnote says nothing. */
function footnote(link: Element): void {
  const text = (link.textContent ?? '').trim()
  if (text === '↑') return link.remove()
  if (!/^\[?\(?[\w一二三四五六七八九十]{1,4}\)?\]?$/.test(text) || link.closest('sup'))
    return unwrap(link)
  const mark = inertElement('sup')
  mark.textContent = text
  link.replaceWith(mark)
}

const deletedWords = (count: number): Label => [
  `去掉了 ${count} 处修订中已删除的文字`,
  `Left out ${count} ${count === 1 ? 'text' : 'texts'} that tracked changes had deleted`,
]
const commentWords = (count: number): Label => [
  `去掉了 ${count} 条批注`,
  `Left out ${count} ${count === 1 ? 'comment' : 'comments'}`,
]
