import type { Editor, JSONContent } from '@tiptap/core'
import { Fragment, type Node } from '@tiptap/pm/model'
import type { ArrivedFile } from '../upload/tray/trayItem.ts'
import type { UploadedVideo } from '../video/filmSender.ts'
import { audioInsertOf, videoInsertOf } from './inserts/arrivedInsert.ts'
import { leaveInsert } from './nodes/insertBlock.ts'
import { bringFile } from './paste/broughtFiles.ts'

export type AwaitedKind = 'audio' | 'video'

/** A place in the text that is kept for a file on its way. */
export interface AwaitedPlace {
  readonly address: string
  readonly kind: 'image' | AwaitedKind
  readonly name: string
  /** Which paragraph it stands in, from 1 on. */
  readonly paragraph: number
}

const kinds: { readonly [node: string]: AwaitedPlace['kind'] } = {
  strangePicture: 'image',
  strangeAudio: 'audio',
  strangeVideo: 'video',
}
const nodes = { image: 'strangePicture', audio: 'strangeAudio', video: 'strangeVideo' } as const

/** The places of a text that wait for a file, each address once. */
export function awaitedPlaces(editor: Editor): AwaitedPlace[] {
  const found = new Map<string, AwaitedPlace>()
  editor.state.doc.forEach((block, _, index) => {
    const look = ({ type, attrs }: Node) => {
      const kind = kinds[type.name]
      const [address, name] = [String(attrs.src), String(attrs.name ?? '')]
      if (kind) found.set(address, { address, kind, name, paragraph: index + 1 })
    }
    look(block)
    block.descendants(look)
  })
  return [...found.values()]
}

/** Puts a file where its places were kept; null takes them away. It is no step of its own that could be undone. */
export function settlePlace(editor: Editor, address: string, file: ArrivedFile | null): void {
  const { tr, schema, doc } = editor.state
  doc.descendants((node, pos) => {
    const kind = kinds[node.type.name]
    if (!kind || node.attrs.src !== address) return
    const from = tr.mapping.map(pos)
    if (file === null) return void tr.delete(from, from + 1)
    const { type, attrs } = contentOf(kind, file)
    tr.replaceWith(from, from + 1, schema.nodes[type]?.create(attrs) as Node)
  })
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false))
}

/** What stands in the text once a file has arrived. */
export function contentOf(kind: AwaitedPlace['kind'], file: ArrivedFile) {
  if (kind === 'image') return { type: 'image', attrs: { src: file.url, alt: '' } }
  if (kind === 'audio') return { type: 'audioInsert', attrs: { values: audioInsertOf(file) } }
  return { type: 'videoInsert', attrs: { values: videoInsertOf(file as UploadedVideo) } }
}

/** What a file becomes in a text; undefined for what none takes. */
export const kindOfFile = ({ name, type }: File): AwaitedPlace['kind'] | undefined =>
  type.startsWith('image/') || /\.hei[cf]$/i.test(name)
    ? 'image'
    : /\.(mp3|m4a)$/i.test(name)
      ? 'audio'
      : /\.mp4$/i.test(name)
        ? 'video'
        : undefined

/** Keeps places for files, one behind the other, at a place or where the cursor stands. */
export function placeFiles(editor: Editor, files: readonly File[], at?: number): void {
  if (at === undefined) leaveInsert(editor)
  const content = files.flatMap((file): JSONContent[] => {
    const kind = kindOfFile(file)
    return kind ? [{ type: nodes[kind], attrs: { src: bringFile(file), name: file.name } }] : []
  })
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
