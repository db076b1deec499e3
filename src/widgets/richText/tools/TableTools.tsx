import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'

type Run = (chain: ChainedCommands) => ChainedCommands
const tools: readonly (readonly [Label, Run])[] = [
  [['上方加行', 'Row above'], (chain) => chain.addRowBefore()],
  [['下方加行', 'Row below'], (chain) => chain.addRowAfter()],
  [['左侧加列', 'Column before'], (chain) => chain.addColumnBefore()],
  [['右侧加列', 'Column after'], (chain) => chain.addColumnAfter()],
  [['删除行', 'Delete row'], (chain) => chain.deleteRow()],
  [['删除列', 'Delete column'], (chain) => chain.deleteColumn()],
  [['表头行', 'Header row'], (chain) => chain.toggleHeaderRow()],
  [['合并单元格', 'Merge cells'], (chain) => chain.mergeCells()],
  [['拆分单元格', 'Split cell'], (chain) => chain.splitCell()],
  [['删除表格', 'Delete table'], (chain) => chain.deleteTable()],
]

/** What can be done with the table the cursor stands in. */
export function TableTools({ editor }: { readonly editor: Editor }) {
  const say = useSay()
  // Other cells may be chosen while nothing else of the toolbar changes.
  const able = useEditorState({ editor, selector: ableTools })
  return (
    <div className="rich-strip" role="toolbar" aria-label={say(['表格', 'Table'])}>
      {tools.map(([label, run], index) => (
        <button
          key={label[1]}
          type="button"
          className="field-link"
          disabled={able[index] === '-'}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor.chain().focus()).run()}
        >
          {say(label)}
        </button>
      ))}
    </div>
  )
}

/** Which of the tools can be used where the cursor stands, a sign for each. */
const ableTools = ({ editor }: { readonly editor: Editor }): string =>
  tools.map(([, run]) => (run(editor.can().chain() as ChainedCommands).run() ? '+' : '-')).join('')
