import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** What is looked for; an empty text looks for nothing. */
export interface Sought {
  readonly text: string
  readonly exactCase: boolean
}
export interface Place {
  readonly from: number
  readonly to: number
}
interface Found {
  readonly sought: Sought
  readonly places: readonly Place[]
  /** Which of them one stands at. */
  readonly at: number
  readonly marks: DecorationSet
}

const key = new PluginKey<Found>('find')
const nothing: Found = {
  sought: { text: '', exactCase: false },
  places: [],
  at: 0,
  marks: DecorationSet.empty,
}

/** What was found, and where one stands among it. */
export const foundIn = (state: EditorState): Found => key.getState(state) ?? nothing

/** Looks for something, or goes to another of the places found. */
export const seek = (tr: Transaction, to: { sought?: Sought; at?: number }): Transaction =>
  tr.setMeta(key, to).setMeta('addToHistory', false)

/** Marks what is looked for, and keeps up with what is typed meanwhile. */
export const Find = Extension.create({
  name: 'find',
  addProseMirrorPlugins: () => [
    new Plugin<Found>({
      key,
      state: {
        init: () => nothing,
        apply: (tr, found) => {
          const asked = tr.getMeta(key) as { sought?: Sought; at?: number } | undefined
          const sought = asked?.sought ?? found.sought
          if (!asked && (!tr.docChanged || sought.text === '')) return found
          if (sought.text === '') return nothing
          const places = tr.docChanged || asked?.sought ? placesOf(tr.doc, sought) : found.places
          const at = Math.min(Math.max(asked?.at ?? found.at, 0), Math.max(places.length - 1, 0))
          return { sought, places, at, marks: marksOf(tr.doc, places, at) }
        },
      },
      props: { decorations: (state) => key.getState(state)?.marks },
    }),
  ],
})

const marksOf = (doc: Node, places: readonly Place[], at: number): DecorationSet =>
  DecorationSet.create(
    doc,
    places.map(({ from, to }, index) =>
      Decoration.inline(from, to, { class: index === at ? 'rich-found rich-here' : 'rich-found' }),
    ),
  )

/** Every place a text stands at, in order; within one block, over marks, never over the edge of a block. */
export function placesOf(doc: Node, { text, exactCase }: Sought): Place[] {
  const places: Place[] = []
  const fold = (words: string) => (exactCase ? words : words.toLowerCase())
  const wanted = fold(text)
  if (wanted === '') return []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    // Whatever is no text takes one place, as it does in the document.
    const words = fold(node.textBetween(0, node.content.size, undefined, '\ufffc'))
    if (words.length !== node.content.size) return false
    for (let at = words.indexOf(wanted); at >= 0; at = words.indexOf(wanted, at + wanted.length))
      places.push({ from: pos + 1 + at, to: pos + 1 + at + wanted.length })
    return false
  })
  return places
}

/** Puts another text in place of some of what was found, from the last to the first, as one step to undo. */
export function replacing(tr: Transaction, places: readonly Place[], by: string): Transaction {
  for (const { from, to } of [...places].reverse()) {
    if (by === '') tr.delete(from, to)
    else tr.insertText(by, from, to)
  }
  return tr
}
