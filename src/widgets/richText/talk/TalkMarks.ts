import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import type { Mapping } from '@tiptap/pm/transform'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { type Stretch, stretchOf, type TalkPlace } from './talkPlaces.ts'

/** Something said of a place of the text that is not settled. */
export interface Remark extends TalkPlace {
  readonly id: string
}
interface Placed {
  readonly remark: Remark
  /** Null once its words are gone. */
  readonly at: Stretch | null
}
interface Marked {
  readonly placed: readonly Placed[]
  /** The one somebody pressed. */
  readonly pressed: string | null
}

const key = new PluginKey<Marked>('talkMarks')
const nothing: Marked = { placed: [], pressed: null }

/** What is said of this text, and where each stands now. */
export const talkIn = (state: EditorState): Marked => key.getState(state) ?? nothing

/** Tells what is said of the text, or which of it somebody looks at. */
export const setTalk = (
  tr: Transaction,
  told: { readonly remarks?: readonly Remark[]; readonly pressed?: string | null },
): Transaction => tr.setMeta(key, told).setMeta('addToHistory', false)

/** Marks the places that are talked about. The marks are no part of the text: they move with its words, and go with them. */
export const TalkMarks = Extension.create({
  name: 'talkMarks',
  addProseMirrorPlugins: () => [
    new Plugin<Marked>({
      key,
      state: {
        init: () => nothing,
        apply: (tr, marked) => {
          const told = tr.getMeta(key) as Parameters<typeof setTalk>[1] | undefined
          if (!told && !tr.docChanged) return marked
          const moved = tr.docChanged
            ? marked.placed.map((one) => ({ ...one, at: standingAt(tr, one) }))
            : marked.placed
          const placed = told?.remarks?.map((remark) => {
            const standing = moved.find((one) => one.remark.id === remark.id)
            return { remark, at: standing ? standing.at : stretchOf(tr.doc, remark) }
          })
          const pressed = told?.pressed === undefined ? marked.pressed : told.pressed
          return { placed: placed ?? moved, pressed }
        },
      },
      props: {
        decorations: (state) => {
          const { placed, pressed } = talkIn(state)
          return DecorationSet.create(
            state.doc,
            placed.flatMap(({ remark, at }) =>
              at
                ? [
                    Decoration.inline(at.from, at.to, {
                      class: remark.id === pressed ? 'rich-talked rich-talked-here' : 'rich-talked',
                      title: remark.said,
                    }),
                  ]
                : [],
            ),
          )
        },
        handleClick: (view, pos) => {
          const { placed, pressed } = talkIn(view.state)
          const found = placed.find(({ at }) => at && at.from <= pos && pos < at.to)?.remark.id
          if ((found ?? null) !== pressed)
            view.dispatch(setTalk(view.state.tr, { pressed: found ?? null }))
          return false
        },
      },
    }),
  ],
})

/** Words that went come back with what is undone. */
const standingAt = (tr: Transaction, { remark, at }: Placed): Stretch | null =>
  at ? movedBy(tr.mapping, at) : tr.getMeta('history$') ? stretchOf(tr.doc, remark) : null

/** What is typed at its edges is not what was talked about. */
function movedBy(mapping: Mapping, { from, to }: Stretch): Stretch | null {
  const now = { from: mapping.map(from, 1), to: mapping.map(to, -1) }
  return now.to > now.from ? now : null
}
