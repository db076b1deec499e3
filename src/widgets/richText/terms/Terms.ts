import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { Deviation, FindDeviations } from '#derive/text/houseTerms.ts'

interface Checked {
  /** Null while nobody checks. */
  readonly find: FindDeviations | null
  /** Forms that are let stand in this text. */
  readonly let: ReadonlySet<string>
  readonly places: readonly Deviation[]
  /** Which of them one stands at. */
  readonly at: number
  readonly marks: DecorationSet
}
interface Asked {
  readonly find?: FindDeviations | null
  readonly letStand?: string
  readonly at?: number
}

const key = new PluginKey<Checked>('terms')
const nothing: Checked = {
  ...{ find: null, let: new Set<string>(), places: [], at: 0 },
  marks: DecorationSet.empty,
}

/** What is written otherwise than the house writes it, and where one stands among it. */
export const checkedIn = (state: EditorState): Checked => key.getState(state) ?? nothing

/** Begins or ends the check, goes to another place, or lets a form stand. */
export const check = (tr: Transaction, asked: Asked): Transaction =>
  tr.setMeta(key, asked).setMeta('addToHistory', false)

/** Marks what deviates from the list of terms while somebody checks, and keeps up with what is typed. */
export const Terms = Extension.create({
  name: 'terms',
  addProseMirrorPlugins: () => [
    new Plugin<Checked>({
      key,
      state: {
        init: () => nothing,
        apply: (tr, checked) => {
          const asked = tr.getMeta(key) as Asked | undefined
          if (!asked && (!tr.docChanged || !checked.find)) return checked
          const find = asked?.find === undefined ? checked.find : asked.find
          if (!find) return nothing
          const stand = asked?.letStand ? new Set([...checked.let, asked.letStand]) : checked.let
          const places = placesOf(tr.doc, find).filter(({ written }) => !stand.has(written))
          const at = Math.min(Math.max(asked?.at ?? checked.at, 0), Math.max(places.length - 1, 0))
          return { find, let: stand, places, at, marks: marksOf(tr.doc, places, at) }
        },
      },
      props: { decorations: (state) => key.getState(state)?.marks },
    }),
  ],
})

const marksOf = (doc: Node, places: readonly Deviation[], at: number): DecorationSet =>
  DecorationSet.create(
    doc,
    places.map(({ from, to, meant }, index) =>
      Decoration.inline(from, to, {
        class: index === at ? 'rich-term rich-term-here' : 'rich-term',
        title: [meant.term, meant.note].filter(Boolean).join('：'),
      }),
    ),
  )

/** What was found in a block: blocks that stayed are not gone through again at each key. */
const known = new WeakMap<FindDeviations, WeakMap<Node, readonly Deviation[]>>()

function placesOf(doc: Node, find: FindDeviations): readonly Deviation[] {
  const blocks = known.get(find) ?? new WeakMap<Node, readonly Deviation[]>()
  known.set(find, blocks)
  const places: Deviation[] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    const within = blocks.get(node) ?? foundIn(node, find)
    blocks.set(node, within)
    for (const one of within)
      places.push({ ...one, from: pos + 1 + one.from, to: pos + 1 + one.to })
    return false
  })
  return places
}

function foundIn(block: Node, find: FindDeviations): readonly Deviation[] {
  // Whatever is no text takes one place, as it does in the document.
  const words = block.textBetween(0, block.content.size, undefined, '\ufffc')
  return words.length === block.content.size ? find(words) : []
}

/** Writes some of them as the house does, from the last to the first, as one step to undo. */
export function puttingRight(tr: Transaction, places: readonly Deviation[]): Transaction {
  for (const { from, to, meant } of [...places].reverse()) tr.insertText(meant.term, from, to)
  return tr
}
