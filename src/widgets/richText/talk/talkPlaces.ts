import type { Node } from '@tiptap/pm/model'
import type { Label } from '#declare'

/** Where something said at a record belongs in one of its texts. */
export interface TalkPlace {
  /** Counted from 1, as it was when it was said. */
  readonly paragraph: number
  /** The words it is about; empty where it is about the paragraph. */
  readonly words: string
  /** What was said. */
  readonly said: string
}

const heads = [
  /^(.+?)第 (\d+) 段(?:「([\s\S]*?)」)?\n([\s\S]*)$/,
  /^(.+?), paragraph (\d+)(?:「([\s\S]*?)」)?\n([\s\S]*)$/,
]

/** How what is said of words of a text begins, so that it is found there again. */
export const placeWords = ([zh, en]: Label, paragraph: number, words: string): Label => {
  const quoted = words && `「${words}」`
  return [`${zh}第 ${paragraph} 段${quoted}`, `${en}, paragraph ${paragraph}${quoted}`]
}

/** The place something belongs to in the text of that name; null where it belongs to none, or to another text. */
export function placeIn(label: Label, text: string): TalkPlace | null {
  for (const head of heads) {
    const [, named = '', paragraph, words = '', said = ''] = head.exec(text) ?? []
    if (paragraph && (label as readonly string[]).includes(named))
      return { paragraph: Number(paragraph), words, said }
  }
  return null
}

/** A stretch of a document. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** Where a place stands in a text: its words in their paragraph, else wherever they are; null where they are gone. */
export function stretchOf(doc: Node, { paragraph, words }: TalkPlace): Stretch | null {
  const own = paragraph <= doc.childCount ? blockAt(doc, paragraph - 1) : null
  if (words === '') return own && { from: own.from, to: own.to }
  // A long quotation is told by how it begins, one over several paragraphs by its first.
  const [wanted = ''] = words.replace(/…$/, '').split(' ')
  if (wanted === '') return null
  return (
    (own && foundIn(doc, wanted, own)) ?? foundIn(doc, wanted, { from: 0, to: doc.content.size })
  )
}

function blockAt(doc: Node, index: number): Stretch {
  let from = 0
  for (let at = 0; at < index; at++) from += doc.child(at).nodeSize
  return { from, to: from + doc.child(index).nodeSize }
}

function foundIn(doc: Node, wanted: string, { from, to }: Stretch): Stretch | null {
  let found: Stretch | null = null
  doc.nodesBetween(from, to, (node, pos) => {
    if (found) return false
    if (!node.isTextblock) return true
    const words = node
      .textBetween(0, node.content.size, undefined, '\ufffc')
      .replaceAll('\u00a0', ' ')
    const at = words.length === node.content.size ? words.indexOf(wanted) : -1
    if (at >= 0) found = { from: pos + 1 + at, to: pos + 1 + at + wanted.length }
    return false
  })
  return found
}
