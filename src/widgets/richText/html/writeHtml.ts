import { DOMSerializer, type Node } from '@tiptap/pm/model'
import { inertElement } from './cleanTree.ts'
import { htmlOf, isRead } from './written.ts'

/** A document of the editor's as HTML; empty text for an empty one. Only what changed since is written anew. */
export function writeHtml(doc: Node): string {
  const { firstChild } = doc
  if (doc.childCount === 1 && firstChild?.isTextblock && firstChild.content.size === 0) return ''
  const serializer = DOMSerializer.fromSchema(doc.type.schema)
  return htmlOf(blocksOf(doc), (block) => {
    const holder = inertElement('div')
    holder.append(serializer.serializeNode(block, { document: holder.ownerDocument }))
    return holder.innerHTML
  })
}

/** Without the paragraph at the end in which one could go on writing behind an insert. */
function blocksOf(doc: Node): readonly Node[] {
  const { lastChild } = doc
  const isRoom = lastChild?.type.name === 'paragraph' && lastChild.content.size === 0
  const all = doc.content.content
  return isRoom && !isRead(lastChild) && all.length > 1 ? all.slice(0, -1) : all
}
