import { useSay } from '../../../i18n/useSay.ts'
import { RowLine } from './RowLine.tsx'
import type { RowsView } from './RowsView.ts'

const widths: { readonly [kind: string]: number } = {
  phone: 150,
  uid: 140,
  money: 132,
  date: 128,
  integer: 96,
  id: 108,
  choice: 140,
  media: 240,
}
const sides = { no: 66, verdict: 96, found: 296, until: 116, named: 124 }

/** Rows as a table whose heading stays; each line is as high as the others. */
export function RowTable({
  columns,
  rows,
  virtual,
  scroller,
  ran,
  ends,
  named,
  rowProps,
}: RowsView) {
  const say = useSay()
  const items = virtual.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0)
  const width = (kind: string) => widths[kind] ?? 170
  const least =
    sides.no +
    sides.verdict +
    sides.found +
    (ends ? sides.until : 0) +
    (named ? sides.named : 0) +
    columns.reduce((sum, { kind }) => sum + width(kind), 0)
  const span = columns.length + 3 + Number(ends) + Number(named)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    <div className="rows bulk-rows" ref={scroller} aria-busy={rows.isPending} tabIndex={0}>
      <table style={{ width: '100%', minWidth: least }} aria-rowcount={rows.count + 1}>
        <colgroup>
          <col style={{ width: sides.no }} />
          {columns.map(({ name, kind }) => (
            <col key={name} style={{ width: width(kind) }} />
          ))}
          {named && <col style={{ width: sides.named }} />}
          {ends && <col style={{ width: sides.until }} />}
          <col style={{ width: sides.verdict }} />
          <col />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="bulk-row-no">
              {say(['行号', 'Row'])}
            </th>
            {columns.map(({ name, header, en, kind }) => (
              <th key={name} scope="col" className={kind === 'money' ? 'end' : undefined}>
                {say([header, en])}
              </th>
            ))}
            {named && <th scope="col">{say(['昵称', 'Nickname'])}</th>}
            {ends && <th scope="col">{say(['新到期日', 'New end'])}</th>}
            <th scope="col">{ran ? say(['结果', 'Outcome']) : say(['校验', 'Check'])}</th>
            <th scope="col">{say(['原因', 'Reason'])}</th>
          </tr>
        </thead>
        <tbody>
          {above > 0 && <Spacer height={above} span={span} />}
          {items.map(({ index }) => {
            const row = rows.at(index)
            return row ? (
              <RowLine key={row.id} {...rowProps(row, index)} />
            ) : (
              <tr key={`waits ${index}`} className="bulk-waits" aria-rowindex={index + 2}>
                <td colSpan={span}>
                  <span />
                </td>
              </tr>
            )
          })}
          {below > 0 && <Spacer height={below} span={span} />}
        </tbody>
      </table>
    </div>
  )
}

const Spacer = ({ height, span }: { readonly height: number; readonly span: number }) => (
  <tr className="spacer">
    <td colSpan={span} style={{ height }} />
  </tr>
)
