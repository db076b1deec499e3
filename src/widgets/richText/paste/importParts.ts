import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model'
import { sequenceDifference } from '#derive/sequenceDifference.ts'
import { alignSimilar } from '#derive/text/alignSimilar.ts'
import { inertElement, templateOf } from '../html/cleanTree.ts'

/** Paragraphs that a text and a document have in common, or one that they have otherwise, or one of them alone. */
export type ImportPart =
  | { readonly is: 'same'; readonly blocks: readonly Node[] }
  | {
      readonly is: 'changed' | 'new' | 'gone'
      readonly was: Node | null
      readonly now: Node | null
      /** The words are the same, the looks are not. */
      readonly isOnlyMarkup: boolean
    }

/** What would become of a text, paragraph by paragraph, were a document put in its place. */
export function importParts(doc: Node, html: string): readonly ImportPart[] {
  const now = blocksOf(html, doc.type.schema)
  const was = [...doc.content.content].filter((block) => !isRoom(block))
  const parts: ImportPart[] = []
  const [left, right] = [[...was], [...now]]
  const runs = sequenceDifference(was.map(htmlOfBlock), now.map(htmlOfBlock))
  for (let at = 0; at < runs.length; at++) {
    const { is, items } = runs[at]!
    if (is === 'same') {
      right.splice(0, items.length)
      // As they stand: what is not changed is saved as it was.
      if (items.length > 0) parts.push({ is, blocks: left.splice(0, items.length) })
      continue
    }
    const next = is === 'gone' && runs[at + 1]?.is === 'new' ? runs[++at] : undefined
    const gone = is === 'gone' ? left.splice(0, items.length) : []
    const came = right.splice(0, next?.items.length ?? (is === 'new' ? items.length : 0))
    parts.push(...between(gone, came))
  }
  return parts
}

const between = (gone: readonly Node[], came: readonly Node[]): ImportPart[] =>
  alignSimilar(
    gone.map(({ textContent }) => textContent),
    came.map(({ textContent }) => textContent),
  ).map(([before, after]) => {
    const was = before === null ? null : (gone[before] as Node)
    const now = after === null ? null : (came[after] as Node)
    return {
      is: was === null ? 'new' : now === null ? 'gone' : 'changed',
      ...{ was, now },
      isOnlyMarkup: was?.isTextblock === true && was.textContent === now?.textContent,
    }
  })

/** The paragraphs that stay: of each part that differs, that of the document where it was taken. */
export const takenBlocks = (
  parts: readonly ImportPart[],
  isTaken: (at: number) => boolean,
): readonly Node[] =>
  parts.flatMap((part, at) => {
    if (part.is === 'same') return part.blocks
    const block = isTaken(at) ? part.now : part.was
    return block ? [block] : []
  })

/** A text of a paste as the blocks it becomes. */
export function blocksOf(html: string, schema: Schema): readonly Node[] {
  const holder = inertElement('div')
  holder.append(templateOf(html))
  return DOMParser.fromSchema(schema)
    .parse(holder)
    .content.content.filter((block) => !isRoom(block))
}

/** A block as it would be written anew. */
export function htmlOfBlock(block: Node): string {
  const holder = inertElement('div')
  const { ownerDocument: document } = holder
  holder.append(DOMSerializer.fromSchema(block.type.schema).serializeNode(block, { document }))
  return holder.innerHTML
}

const isRoom = (block: Node) => block.type.name === 'paragraph' && block.content.size === 0
