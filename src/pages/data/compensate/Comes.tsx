import Alert from '@mui/material/Alert'
import type { Row } from '#declare'
import { groupedYuan } from '#widgets/format/money.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import type { Allowance, Checked } from './calls.ts'
import type { Check } from './useCheck.ts'

interface Props {
  readonly check: Check
  /** As far as it is filled in: what is still to come is no mistake yet. */
  readonly cells: Row
  readonly ticked: readonly string[]
  onTick(ticked: readonly string[]): void
}

/** What she gets, until when, what was found, what is left of one's month, and whether somebody else has to agree. */
export function Comes({ check: { checked, error, busy }, cells, ticked, onTick }: Props) {
  const say = useSay()
  if (error)
    return (
      <Alert severity="error" variant="outlined">
        {wordsOf(error)}
      </Alert>
    )
  if (!checked) return <p aria-busy="true">{say(['正在核对……', 'Checking…'])}</p>
  const of = (level: string) => checked.findings.filter((one) => one.level === level)
  const wrong = [...of('error'), ...of('skip')]
  return (
    <div className="compensate-told" aria-busy={busy}>
      <h2>{say(['将得到', 'What comes of it'])}</h2>
      {wrong.length === 0 ? (
        <p className="compensate-gift">
          <strong>{checked.gift}</strong>
          <Until until={checked.until} />
          {checked.amount === null ? (
            <span>{say(['未定价，价值未知', 'Unpriced: its worth is not known'])}</span>
          ) : (
            checked.amount > 0 && (
              <span>
                {say(['价值 {yuan} 元', 'Worth ¥{yuan}'], { yuan: groupedYuan(checked.amount) })}
              </span>
            )
          )}
        </p>
      ) : (
        <ul className="compensate-wrong">
          {wrong.map(({ code, column, message }) => (
            <li
              key={`${code} ${column}`}
              className={column && cells[column] == null ? 'to-come' : undefined}
            >
              {message}
            </li>
          ))}
        </ul>
      )}
      {of('note').map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
      <Ticks warnings={of('warn')} {...{ ticked, onTick }} />
      {wrong.length === 0 && checked.approval.needed ? (
        <Alert severity="warning" variant="outlined">
          {checked.approval.why}
          {checked.approval.approvers.length > 0 &&
            say(['。可复核的人：{names}', '. They may: {names}'], {
              names: checked.approval.approvers.join('、'),
            })}
        </Alert>
      ) : (
        checked.allowance && <Left allowance={checked.allowance} />
      )}
    </div>
  )
}

function Until({ until }: { readonly until: string | null }) {
  const say = useSay()
  if (!until) return null
  return (
    <span>
      {until === 'forever'
        ? say(['长期有效', 'For ever'])
        : say(['到 {day}', 'Until {day}'], { day: until })}
    </span>
  )
}

/** Everything that was warned of, to be ticked as seen. */
function Ticks({
  warnings,
  ticked,
  onTick,
}: Pick<Props, 'ticked' | 'onTick'> & { readonly warnings: Checked['findings'] }) {
  const say = useSay()
  if (warnings.length === 0) return null
  return (
    <fieldset className="compensate-ticks">
      <legend>{say(['请勾选，表示已知晓', 'Tick each one as seen'])}</legend>
      {warnings.map(({ code, message }) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={ticked.includes(code)}
            onChange={({ target }) =>
              onTick(target.checked ? [...ticked, code] : ticked.filter((one) => one !== code))
            }
          />
          <span>{message}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Left({ allowance: { most, afterwards } }: { readonly allowance: Allowance }) {
  const say = useSay()
  return (
    <p className="compensate-left">
      {say(
        [
          '本月自行补偿额度 {most} 元，这次之后剩 {left} 元',
          'Of ¥{most} a month by yourself, ¥{left} are left afterwards',
        ],
        { most: groupedYuan(most), left: groupedYuan(afterwards) },
      )}
    </p>
  )
}
