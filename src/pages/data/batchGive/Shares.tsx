import { money } from '#widgets/format/money.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { useSay } from '../../../i18n/useSay.ts'
import type { Share } from './calls.ts'

/** The money of a list by month or project: what stands there beside what will, and by how much it moves. */
export function Shares({ shares }: { readonly shares: readonly Share[] }) {
  const say = useSay()
  if (shares.length === 0) return null
  return (
    <table className="bulk-shares">
      <thead>
        <tr>
          <th scope="col">{say(['汇总项', 'Counted under'])}</th>
          <th scope="col">{say(['行数', 'Rows'])}</th>
          <th scope="col">{say(['原金额', 'Before'])}</th>
          <th scope="col">{say(['导入后', 'After'])}</th>
          <th scope="col">{say(['变化', 'Change'])}</th>
        </tr>
      </thead>
      <tbody>
        {shares.map(({ share, rows, before, after }) => (
          <tr key={share}>
            <th scope="row">{share}</th>
            <td>{groupDigits(rows)}</td>
            <td>{money(before)}</td>
            <td>{money(after)}</td>
            <td>
              {after > before ? '+' : ''}
              {money(after - before)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
