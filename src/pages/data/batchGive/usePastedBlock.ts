import { useNotify } from 'ra-core'
import type { ClipboardEvent } from 'react'
import type { Row } from '#declare'
import { useSay } from '../../../i18n/useSay.ts'
import { pastedBlock } from '../../../views/cells/pastedBlock.ts'
import { type Column, listRows, writeCells } from './calls.ts'
import { rowsFrom } from './rowsFrom.ts'
import { useAct } from './useAct.ts'
import type { BatchRows } from './useBatchRows.ts'

interface Shown {
  readonly batch: number
  readonly columns: readonly Column[]
  /** The rows that are shown meet it, or did when they were fetched. */
  readonly filter: Row
  readonly rows: Pick<BatchRows, 'loaded'>
}

/**
 * A block of cells pasted into a cell: it fills the columns from there on in the rows that are shown from there on, and
 * all of them are checked together.
 */
export function usePastedBlock({ batch, columns, filter, rows }: Shown) {
  const say = useSay()
  const notify = useNotify()
  const { act } = useAct()
  return (event: ClipboardEvent, index: number): void => {
    const cell = event.target instanceof HTMLInputElement ? event.target.dataset.cell : undefined
    const first = columns.findIndex(({ name }) => name === cell?.split(':')[1])
    const block = pastedBlock(event.clipboardData.getData('text/plain'))
    if (!block || first < 0) return
    event.preventDefault()
    void act('paste', async () => {
      const list = await rowsFrom(rows.loaded, index, block.length, async (after, most) => {
        const behind = { ...filter, rowNo_gte: after + 1 }
        return (await listRows(behind, 0, most)).list
      })
      const written = list.map(({ id }, at) => ({ row: id, data: dataOf(block[at]!, first) }))
      const { changed } = await writeCells(batch, written)
      notify(
        say(['已粘贴 {changed} 行并校验', 'Pasted into {changed:row|rows} and checked'], {
          changed,
        }),
        {
          type: 'success',
        },
      )
    })
  }

  /** The cells of a line by column; what stands beyond the last column is left out. */
  function dataOf(line: readonly string[], first: number): Row {
    const named = columns.slice(first, first + line.length)
    return Object.fromEntries(named.map(({ name }, at) => [name, line[at]]))
  }
}
