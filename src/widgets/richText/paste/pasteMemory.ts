import { Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import {
  EditorState,
  Plugin,
  PluginKey,
  Selection,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'
import type { Clip } from './clipboardPictures.ts'
import { type PastedHtml, pastedHtml } from './pastedHtml.ts'
import type { PasteWish } from './pasteWays.ts'

/** What a clipboard gave. */
interface Given {
  readonly html: string
  readonly clip: Clip
}
/** A paste that can be taken another way: what was given, and what stood where it came in. */
interface Remembered extends Given {
  readonly before: Node
  readonly selection: object
  /** Where it stands now: whole blocks. */
  readonly from: number
  readonly to: number
}

const key = new PluginKey<Remembered | null>('pasteMemory')

/** Pastes wait here for the transaction they become. */
const awaited = new WeakMap<EditorView, Given>()

/** Tells that what is being pasted came from this. */
export const remember = (view: EditorView, given: Given): void => {
  awaited.set(view, given)
}

/** Whether the last paste stands as it came, so that it can be taken another way. */
export const canTakeAnew = (state: EditorState): boolean => Boolean(key.getState(state))

/** Keeps the last paste until something of it is changed. */
export const PasteMemory = Extension.create({
  name: 'pasteMemory',
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin<Remembered | null>({
        key,
        state: {
          init: () => null,
          apply: (tr, known, old) => {
            const set = tr.getMeta(key)
            if (set !== undefined) return set
            const given = tr.getMeta('paste') ? awaited.get(editor.view) : undefined
            if (given) {
              awaited.delete(editor.view)
              return begun(tr, old, given)
            }
            return known && tr.docChanged ? moved(known, tr) : known
          },
        },
      }),
    ]
  },
})

function begun(tr: Transaction, old: EditorState, given: Given): Remembered | null {
  const { $from, $to } = old.selection
  const from = $from.depth > 0 ? $from.before(1) : $from.pos
  const to = $to.depth > 0 ? $to.after(1) : $to.pos
  if (from === to) return null
  const before = old.doc.copy(old.doc.slice(from, to).content)
  return {
    ...given,
    before,
    selection: shifted(old.selection.toJSON(), -from),
    from,
    to: tr.doc.content.size - (old.doc.content.size - to),
  }
}

/** A selection of the whole text as one of a part of it. */
const shifted = (selection: { readonly [name: string]: unknown }, by: number): object =>
  Object.fromEntries(
    Object.entries(selection).map(([name, value]) => [
      name,
      typeof value === 'number' ? value + by : value,
    ]),
  )

/** Where it stands after a change; nothing once something of it was changed by hand. */
function moved(known: Remembered, tr: Transaction): Remembered | null {
  const isBeside = tr.getMeta('addToHistory') === false || tr.getMeta('appendedTransaction')
  let { from, to } = known
  for (const map of tr.mapping.maps) {
    let isTouched = false
    map.forEach((start, end) => {
      if (start < to && end > from) isTouched = true
    })
    if (isTouched && !isBeside) return null
    from = map.map(from, -1)
    to = map.map(to, 1)
  }
  return { ...known, from, to }
}

/**
 * Takes the last paste another way, where it stands, as one step that can be undone. Gives what came of it; null where it
 * stands no more as it came.
 */
export function takeAnew(view: EditorView, wish: PasteWish): PastedHtml | null {
  const known = key.getState(view.state)
  if (!known) return null
  const pasted = pastedHtml(known.html, known.clip, wish)
  const content = pastedInto(known, pasted.html)
  const tr = view.state.tr.replaceWith(known.from, known.to, content.content)
  const to = known.from + content.content.size
  tr.setSelection(Selection.near(tr.doc.resolve(to), -1))
  tr.setMeta(key, { ...known, to })
  view.dispatch(closeHistory(tr).scrollIntoView())
  view.dispatch(closeHistory(view.state.tr))
  return pasted
}

/** What stands there when it is pasted into what stood there: done in an editor nobody sees. */
function pastedInto({ before, selection }: Remembered, html: string): Node {
  const state = EditorState.create({ doc: before })
  const aside = new EditorView(null, { state })
  try {
    const chosen = selectionIn(before, selection)
    aside.dispatch(aside.state.tr.setSelection(chosen))
    // It stands for no clipboard: nobody there asks for it.
    aside.pasteHTML(html, new Event('paste') as ClipboardEvent)
    return aside.state.doc
  } finally {
    aside.destroy()
  }
}

function selectionIn(doc: Node, json: object): Selection {
  try {
    return Selection.fromJSON(doc, json)
  } catch {
    return TextSelection.atEnd(doc)
  }
}
