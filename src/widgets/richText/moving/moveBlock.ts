import { Extension } from '@tiptap/core'
import { type Command, NodeSelection } from '@tiptap/pm/state'

/** Moves the blocks of the selection past the one above or below: of a list its items, else whole blocks of the text. */
export const moveBlock =
  (way: 'up' | 'down'): Command =>
  (state, dispatch) => {
    const { $from, $to } = state.selection
    const isWhole = state.selection instanceof NodeSelection
    let depth = isWhole ? $from.depth : 0
    // The innermost list whose items alone are chosen.
    if (!isWhole)
      for (let at = $from.sharedDepth($to.pos); at > 0; at--)
        if (/List$/.test($from.node(at).type.name)) {
          depth = at
          break
        }
    const parent = $from.node(depth)
    const first = $from.index(depth)
    const last = isWhole ? first : $to.index(depth)
    const passed = way === 'up' ? first - 1 : last + 1
    if (passed < 0 || passed >= parent.childCount) return false
    if (!dispatch) return true
    const start = $from.start(depth)
    const posOf = (index: number) => {
      let pos = start
      for (let at = 0; at < index; at++) pos += parent.child(at).nodeSize
      return pos
    }
    const other = parent.child(passed)
    const from = posOf(passed)
    const { tr } = state
    // The neighbour goes to the other side: what is chosen keeps its place in the selection.
    tr.delete(from, from + other.nodeSize)
    tr.insert(way === 'up' ? posOf(last + 1) - other.nodeSize : posOf(first), other)
    dispatch(tr.scrollIntoView())
    return true
  }

/** Alt with the arrows up and down moves blocks. */
export const MoveBlock = Extension.create({
  name: 'moveBlock',
  addKeyboardShortcuts() {
    const move = (way: 'up' | 'down') => () =>
      this.editor.commands.command(({ state, dispatch }) => moveBlock(way)(state, dispatch)) || true
    return { 'Alt-ArrowUp': move('up'), 'Alt-ArrowDown': move('down') }
  },
})
