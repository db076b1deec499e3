import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '#declare'
import { listPathOf } from '#resources/screens.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { screensSeen } from '../../../authProvider/access.ts'
import { useViewer } from '../../../authProvider/Viewer.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { deedsFor, RowActions } from '../../../views/list/RowActions.tsx'
import { useMarks } from '../../../views/list/useMarks.ts'
import { usePerform } from '../../../views/perform/usePerform.ts'
import { HoldingCell } from './HoldingCell.tsx'
import { columnsIn, holdingsColumns } from './holdingsColumns.ts'
import { belongsTo } from './parts.ts'
import type { HeldList } from './useParts.ts'

interface Props {
  readonly list: HeldList
  readonly rows: readonly Row[]
  readonly total: number
  readonly user: number
  /** Whether other lists stand beside it. */
  readonly titled: boolean
  onMore(): void
}

/** The newest records of one list, what can be done with each, and the way to all of them; cards on a phone. */
export function HoldingsRows({ list, rows, total, user, titled, onMore }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const { of, label = of.label } = list
  const perform = usePerform(of)
  const marks = useMarks(of)
  const columns = useMemo(() => columnsIn(holdingsColumns(list), rows), [list, rows])
  const path = listPathOf(of.name, screensSeen(viewer), belongsTo(list, user))
  const linkOf = (row: Row) => path && `${path}/${String(row.id)}`
  const acts = rows.some((row) => path || deedsFor(of, row, viewer, perform, say).length > 0)
  const all = encodeURIComponent(JSON.stringify(belongsTo(list, user)))
  return (
    <section className="user-held" aria-label={say(label)}>
      <header>
        <h2 className={titled ? undefined : 'for-readers'}>{say(label)}</h2>
        <span>{say(['共 {count} 条', '{count} in all'], { count: groupDigits(total) })}</span>
        {path && <Link to={`${path}?filter=${all}`}>{say(['全部 →', 'All →'])}</Link>}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard */}
      <div className="held-scroll" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ name, field, end }) => (
                <th key={name} className={end ? 'end' : undefined}>
                  {say(field.label)}
                </th>
              ))}
              {acts && <th className="held-acts">{say(['操作', 'Actions'])}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={String(row.id)}>
                {columns.map((column) => (
                  <HoldingCell
                    key={column.name}
                    {...{ entity: of, column, row }}
                    link={linkOf(row)}
                    marks={marks?.(row) ?? []}
                  />
                ))}
                {acts && (
                  <td className="held-acts">
                    <div className="acts-line">
                      <RowActions
                        {...{ entity: of, row, viewer, perform }}
                        link={linkOf(row)}
                        edits={false}
                      />
                    </div>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!path && total > rows.length && (
        <Button className="held-more" onClick={onMore}>
          {say(['再显示一些', 'Show more'])}
        </Button>
      )}
    </section>
  )
}
