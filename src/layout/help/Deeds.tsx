import type { Label } from '#declare'
import type { DeedHelp } from '#derive/screenHelp.ts'
import { useSay } from '../../i18n/useSay.ts'
import { lookedFor } from './lookedFor.ts'

/** Something that can be done, its fields named, and whether whoever reads it may. */
export interface DeedRow extends Omit<DeedHelp, 'needs' | 'at'> {
  readonly may: boolean
  readonly needs: readonly Label[]
  readonly at: Label | undefined
}

/** What can be done, what it leads from and to, what it asks for, and what is for others to do. */
export function Deeds({
  rows,
  line,
}: {
  readonly rows: readonly DeedRow[]
  readonly line: string
}) {
  const say = useSay()
  if (rows.length === 0) return null
  const list = (labels: readonly Label[]) =>
    labels.map((label) => say(label)).join(say(['、', ', ']))
  return (
    <section>
      <h3>{say(['操作', 'What can be done'])}</h3>
      <dl>
        {rows.map(({ name, label, from, to, needs, reason, at, says, may }) => (
          <div key={name} {...lookedFor(label, line, may ? '' : 'help-barred')}>
            <dt>{say(label)}</dt>
            <dd>
              {from && to && (
                <span>
                  {list(from)} → {say(to)}
                </span>
              )}
              {says && <span>{say(says)}</span>}
              {needs.length > 0 && (
                <span>
                  {say(['需要填好：{fields}', 'Needs: {fields}'], { fields: list(needs) })}
                </span>
              )}
              {reason && <span>{say(['须写原因', 'Asks for a reason'])}</span>}
              {at && (
                <span>
                  {say(['到“{field}”时自动进行', 'Happens by itself at "{field}"'], {
                    field: say(at),
                  })}
                </span>
              )}
              {!may && <span>{say(['你没有此权限', 'Not for you to do'])}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
