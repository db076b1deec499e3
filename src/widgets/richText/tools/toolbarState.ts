import type { Editor } from '@tiptap/core'

/** What the toolbar shows of where the cursor stands. */
export interface ToolbarState {
  readonly on: { readonly [name: string]: boolean }
  readonly level: number
  readonly fontSize: string
  readonly lineHeight: string
  readonly spaceBelow: string
  readonly align: string
  readonly color: string
  readonly highlight: string
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly inTable: boolean
}

const marks = ['bold', 'italic', 'underline', 'strike', 'link']
const nodes = ['bulletList', 'orderedList', 'blockquote']

/** Reads the toolbar's state. Run at every key: it looks at the cursor's marks and parents, never at the text. */
export function toolbarState({ editor }: { readonly editor: Editor | null }): ToolbarState | null {
  if (!editor || editor.isDestroyed) return null
  const { selection, doc } = editor.state
  const { $from } = selection
  const holding = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth))
  const block = $from.parent
  const style = { ...editor.getAttributes('textStyle') }
  // Marks of a whole document chosen at once are those at its beginning.
  const isLarge = selection.to - selection.from > doc.content.size / 2
  const first = isLarge ? ($from.nodeAfter?.marks ?? []).map(({ type }) => type.name) : null
  return {
    on: {
      ...Object.fromEntries(
        marks.map((name) => [name, first ? first.includes(name) : editor.isActive(name)]),
      ),
      ...Object.fromEntries(
        nodes.map((name) => [name, holding.some(({ type }) => type.name === name)]),
      ),
      dotted: Boolean(style.dotted),
    },
    level: block.type.name === 'heading' ? Number(block.attrs.level) : 0,
    fontSize: String(style.fontSize ?? ''),
    lineHeight: String(block.attrs.lineHeight ?? ''),
    spaceBelow: String(block.attrs.spaceBelow ?? ''),
    align: String(block.attrs.textAlign ?? 'left'),
    color: String(style.color ?? ''),
    highlight: String(editor.getAttributes('highlight').color ?? ''),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
    inTable: holding.some(({ type }) => type.name === 'table'),
  }
}
