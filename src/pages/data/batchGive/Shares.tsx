import { money } from '#widgets/format/money.ts'
import { groupDigits } from '#widgets/format/number.ts'
import type { Share } from '#wire/share.ts'
import { useSay } from '../../../i18n/useSay.ts'
import type { Summary } from './calls.ts'

type Props = Pick<Summary, 'shares' | 'sharesMore' | 'sharesSum'>

/** The money of a list by month, partner or project: what stands there beside what will, and by how much it moves. */
export function Shares({ shares, sharesMore, sharesSum }: Props) {
  const say = useSay()
  if (shares.length === 0) return null
  return (
    <section
      className="bulk-shares-box"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
      tabIndex={0}
      aria-label={say(['金额变动', 'What changes'])}
    >
      <table className="bulk-shares">
        <thead>
          <tr>
            <th scope="col">{say(['汇总项', 'Counted under'])}</th>
            <th scope="col">{say(['行数', 'Rows'])}</th>
            <th scope="col">{say(['原金额', 'Before'])}</th>
            <th scope="col">{say(['执行后', 'After'])}</th>
            <th scope="col">{say(['变化', 'Change'])}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr key={share.share}>
              <th scope="row">{share.share}</th>
              <Figures {...share} />
            </tr>
          ))}
        </tbody>
        {shares.length + sharesMore > 1 && (
          <tfoot>
            <tr>
              <th scope="row">
                {sharesMore > 0
                  ? say(['合计（另有 {more} 项未列出）', 'In all ({more} more not listed)'], {
                      more: groupDigits(sharesMore),
                    })
                  : say(['合计', 'In all'])}
              </th>
              <Figures {...sharesSum} />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  )
}

function Figures({ rows, before, after }: Omit<Share, 'share'>) {
  return (
    <>
      <td>{groupDigits(rows)}</td>
      <td>{money(before)}</td>
      <td>{money(after)}</td>
      <td>
        {after > before ? '+' : ''}
        {money(after - before)}
      </td>
    </>
  )
}
