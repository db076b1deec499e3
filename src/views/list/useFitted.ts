import { useMemo } from 'react'
import type { Row } from '#declare'
import { useLanguage } from '../../i18n/useSay.ts'
import type { Column } from './columns.ts'
import { wantedWidth } from './columnWidths.ts'
import { fitColumns } from './fitColumns.ts'
import type { RowsProps } from './rowsProps.ts'
import { columnSize } from './sizes.ts'

/** Room for three dots below their heading. */
const briefWidth = 72

/** The columns of a table, and the buttons of its rows, as they stand in `room` pixels beside the boxes. */
export function useFitted(props: RowsProps, room: number) {
  const { entity, columns, rows, actions, actionsWidth = 132, chosen, sort, sizes } = props
  const language = useLanguage()
  const whole = actions ? actionsWidth : 0
  const sorted = sort?.field
  const fitted = useMemo(() => {
    const most = greatest(rows)
    const known = new Map<Column, ReturnType<typeof wantedWidth>>()
    const wantedOf = (column: Column) => {
      const wanted =
        known.get(column) ??
        columnSize(wantedWidth(entity, column, language, most), sizes?.[column.name])
      known.set(column, wanted)
      return wanted
    }
    const rooms = { room: room - whole, most: room - Math.min(whole, briefWidth) }
    return fitColumns({ entity, columns, wantedOf, ...rooms, folds: !chosen, sorted })
  }, [entity, columns, rows, language, room, whole, chosen, sorted, sizes])
  const { brief } = fitted
  const buttons = useMemo(
    () => (brief && actions ? (row: Row) => actions(row, true) : actions),
    [brief, actions],
  )
  return { ...fitted, actions: buttons, acts: brief ? Math.min(whole, briefWidth) : whole }
}

/** The greatest figure of each column, looked for once. */
function greatest(rows: readonly Row[]) {
  const known = new Map<string, number>()
  return (name: string): number => {
    const most =
      known.get(name) ??
      rows.reduce((all, row) => Math.max(all, Math.abs(Number(row[name]) || 0)), 0)
    known.set(name, most)
    return most
  }
}
