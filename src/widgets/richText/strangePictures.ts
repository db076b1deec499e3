import type { Editor } from '@tiptap/core'
import type { Fetched } from './paste/fetchPictures.ts'

/** Addresses of the pictures that wait in the text to be uploaded. */
export function waitingPictures(editor: Editor): string[] {
  const found: string[] = []
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'strangePicture') found.push(String(node.attrs.src))
  })
  return [...new Set(found)]
}

/** Puts pictures where their places were kept; null takes the places away, all of them where no address is named. */
export function settlePictures(editor: Editor, fetched: readonly Fetched[] | null): void {
  const { tr, schema, doc } = editor.state
  const taken = new Map(fetched?.map(({ url, taken }) => [url, taken]))
  doc.descendants((node, pos) => {
    if (node.type.name !== 'strangePicture') return
    const from = tr.mapping.map(pos)
    if (!fetched) tr.delete(from, from + 1)
    const src = taken.get(String(node.attrs.src))
    if (src) tr.replaceWith(from, from + 1, schema.nodes.image?.create({ src, alt: '' }) as never)
  })
  if (tr.docChanged) editor.view.dispatch(tr)
}
