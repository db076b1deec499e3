import { useNotify } from 'ra-core'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { titleOf } from '../fieldAt.ts'
import type { Column } from '../list/columns.ts'
import { cellsOf } from './cellsOf.ts'
import { PastedCells } from './PastedCells.tsx'
import { pastedBlock } from './pastedBlock.ts'
import type { SavedCells, useSaveCells } from './useSaveCells.ts'

interface Options {
  readonly entity: Entity
  readonly rows: readonly Row[]
  /** Those that are edited in place, in their order. */
  readonly columns: readonly Column[]
  save(before: Row, values: Row): Promise<SavedCells>
  readonly tell: ReturnType<typeof useSaveCells>['tell']
}

/**
 * Fills the cells from one on with what a spreadsheet put on the clipboard. More than one cell is shown first, old beside
 * new; each row is saved under all rules, and those that are refused are told.
 */
export function usePaste({ entity, rows, columns, save, tell }: Options) {
  const say = useSay()
  const ask = useDialog()
  const notify = useNotify()
  return async (cell: HTMLElement, text: string): Promise<void> => {
    const block = pastedBlock(text) ?? [[text.replace(/\r?\n$/, '')]]
    const cells = cellsOf(entity, { rows, columns, cell, block })
    const changing = cells.filter(({ problem }) => !problem)
    if (cells.length === 0) return
    if (cells.length > 1) {
      const agreed = await ask({
        title: say(['粘贴到 {count} 个单元格', 'Paste into {count} cells'], {
          count: changing.length,
        }),
        leads: <PastedCells entity={entity} cells={cells} />,
      })
      if (!agreed) return
    } else if (cells[0]?.problem) return void notify(say(cells[0].problem), { type: 'error' })
    const done: { before: Row; values: Row; record: Row }[] = []
    const refused: string[] = []
    for (const [row, own] of Map.groupBy(changing, (one) => one.row)) {
      const values = Object.fromEntries(own.map(({ column, value }) => [column.name, value]))
      const saved = await save(row, values)
      if (saved.kind === 'saved') done.push({ before: row, values, record: saved.record })
      else refused.push(`${titleOf(entity, row)}：${whyNot(saved)}`)
    }
    tell(done)
    if (refused.length > 0)
      notify(
        say(['有 {count} 行没有保存：{why}', '{count:row was|rows were} not saved: {why}'], {
          count: refused.length,
          why: refused.slice(0, 5).join('；'),
        }),
        { type: 'error', autoHideDuration: null },
      )
    cell.focus()
  }
}

const whyNot = (saved: Exclude<SavedCells, { readonly kind: 'saved' }>): string =>
  saved.kind === 'refused' ? Object.values(saved.errors).join('；') : (saved.words ?? '')
