import { useSay } from '../../i18n/useSay.ts'
import type { CodeCount } from './calls.ts'
import { rowCount } from './rowCount.ts'

interface Props {
  readonly warnings: readonly CodeCount[]
  readonly ticked: readonly string[]
  onTick(ticked: readonly string[]): void
}

/** Every warning by its code, to be ticked as seen. */
export function WarningTicks({ warnings, ticked, onTick }: Props) {
  const say = useSay()
  if (warnings.length === 0) return null
  const toggle = (code: string, on: boolean) =>
    onTick(on ? [...ticked, code] : ticked.filter((one) => one !== code))
  return (
    <fieldset className="bulk-ticks">
      <legend>{say(['请逐项勾选，表示已知晓', 'Tick each one as seen'])}</legend>
      {warnings.map(({ code, message, count }) => (
        <label key={code}>
          <input
            type="checkbox"
            checked={ticked.includes(code)}
            onChange={(event) => toggle(code, event.target.checked)}
          />
          <span>
            <b>{code}</b> {message}
          </span>
          <strong>{rowCount(say, count)}</strong>
        </label>
      ))}
    </fieldset>
  )
}
