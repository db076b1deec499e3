import { Extension } from '@tiptap/core'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'

/** A slash that was typed into an empty paragraph, and what was typed behind it. */
export interface Slashed {
  readonly from: number
  readonly to: number
  readonly query: string
}

const key = new PluginKey<Slashed | null>('slash')
/** Behind it so much is typed at most; more is a sentence. */
const LONGEST = 16

export const slashedIn = (state: EditorState): Slashed | null => key.getState(state) ?? null

/** Puts the menu away; the slash stays as it was typed. */
export const closeSlash = (tr: Transaction): Transaction => tr.setMeta(key, null)

/** Who hears of keys while the menu stands open. */
export interface SlashKeys {
  onKey?: ((event: KeyboardEvent) => boolean) | undefined
}

/** Knows where a slash menu stands. A key costs a look at the paragraph one is in, never at the text. */
export const Slash = Extension.create<SlashKeys>({
  name: 'slash',
  addOptions: () => ({}),
  addProseMirrorPlugins() {
    const { options } = this
    return [
      new Plugin<Slashed | null>({
        key,
        state: {
          init: () => null,
          apply: (tr, open, _, state) => {
            if (tr.getMeta(key) === null) return null
            if (!open && !tr.docChanged) return null
            return at(state, Boolean(open))
          },
        },
        props: {
          handleKeyDown: (view, event) =>
            !event.isComposing &&
            slashedIn(view.state) !== null &&
            (options.onKey?.(event) ?? false),
        },
      }),
    ]
  },
})

/** The slash the cursor stands behind: `/`, or `、`, which is what Chinese input makes of the key. */
function at({ selection }: EditorState, isOpen: boolean): Slashed | null {
  const { $from, empty } = selection
  const { parent } = $from
  if (!empty || parent.type.name !== 'paragraph' || parent.childCount !== 1) return null
  const [, query] = /^[/、／]([^/、／\n]*)$/.exec(parent.textContent) ?? []
  if (query === undefined || query.length > LONGEST) return null
  // It opens by the slash itself: a text that begins with one is left alone.
  if (!isOpen && query !== '') return null
  return $from.parentOffset === parent.content.size
    ? { from: $from.start(), to: $from.end(), query }
    : null
}
