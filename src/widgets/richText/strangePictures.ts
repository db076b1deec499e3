import type { Editor } from '@tiptap/core'
import { Fragment, type Node } from '@tiptap/pm/model'
import { leaveInsert } from './nodes/insertBlock.ts'

/** Addresses of the pictures that wait in the text to be uploaded. */
export function waitingPictures(editor: Editor): string[] {
  const found: string[] = []
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'strangePicture') found.push(String(node.attrs.src))
  })
  return [...new Set(found)]
}

/** Puts a picture where its places were kept; null takes them away. It is no step of its own that could be undone. */
export function settlePicture(editor: Editor, address: string, src: string | null): void {
  const { tr, schema, doc } = editor.state
  doc.descendants((node, pos) => {
    if (node.type.name !== 'strangePicture' || node.attrs.src !== address) return
    const from = tr.mapping.map(pos)
    if (src === null) tr.delete(from, from + 1)
    else tr.replaceWith(from, from + 1, schema.nodes.image?.create({ src, alt: '' }) as Node)
  })
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}

/** Keeps places for pictures, one behind the other, at a place or where the cursor stands. */
export function placePictures(editor: Editor, addresses: readonly string[], at?: number): void {
  if (at === undefined) leaveInsert(editor)
  const content = addresses.map((src) => ({ type: 'strangePicture', attrs: { src } }))
  const chain = editor.chain().focus()
  if (at === undefined) chain.insertContent(content).run()
  else chain.insertContentAt(at, content).run()
}

/** The same content with places kept for pictures of other sites, apart from those that stood there before. */
export function withPlaces(content: Fragment, stood: ReadonlySet<string>): Fragment {
  const nodes: Node[] = []
  content.forEach((node) => {
    const { strangePicture } = node.type.schema.nodes
    const src = String(node.attrs.src ?? '')
    const isStrange = node.type.name === 'image' && isForeign(src) && !stood.has(src)
    nodes.push(
      isStrange && strangePicture
        ? strangePicture.create({ src })
        : node.isLeaf
          ? node
          : node.copy(withPlaces(node.content, stood)),
    )
  })
  return Fragment.fromArray(nodes)
}

/** The addresses of the pictures of a text. */
export function picturesIn(doc: Node): ReadonlySet<string> {
  const found = new Set<string>()
  doc.descendants((node) => {
    if (node.type.name === 'image') found.add(String(node.attrs.src))
  })
  return found
}

/** An address that does not lie on the site one is at; the portal knows what else is its own. */
export const isForeign = (src: string): boolean =>
  /^https?:/i.test(src) && URL.canParse(src) && new URL(src).origin !== location.origin
