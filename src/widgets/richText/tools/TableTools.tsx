import type { ChainedCommands, Editor } from '@tiptap/core'
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
  return (
    <div className="rich-strip" role="toolbar" aria-label={say(['表格', 'Table'])}>
      {tools.map(([label, run]) => (
        <button
          key={label[1]}
          type="button"
          className="field-link"
          disabled={!run(editor.can().chain() as ChainedCommands).run()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run(editor.chain().focus()).run()}
        >
          {say(label)}
        </button>
      ))}
    </div>
  )
}
