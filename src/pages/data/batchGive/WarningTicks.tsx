import { useSay } from '../../../i18n/useSay.ts'
import type { CodeCount } from './calls.ts'
import { findingKey } from './findingKey.ts'
import { rowCount } from './rowCount.ts'

interface Props {
  readonly warnings: readonly CodeCount[]
  readonly ticked: readonly string[]
  onTick(ticked: readonly string[]): void
}

/** Every warning, to be ticked as seen. */
export function WarningTicks({ warnings, ticked, onTick }: Props) {
  const say = useSay()
  if (warnings.length === 0) return null
  const toggle = (key: string, on: boolean) =>
    onTick(on ? [...ticked, key] : ticked.filter((one) => one !== key))
  return (
    <fieldset className="bulk-ticks">
      <legend>{say(['请逐项勾选，表示已知晓', 'Tick each one as seen'])}</legend>
      {warnings.map((warning) => (
        <label key={findingKey(warning)}>
          <input
            type="checkbox"
            checked={ticked.includes(findingKey(warning))}
            onChange={(event) => toggle(findingKey(warning), event.target.checked)}
          />
          <span>{warning.message}</span>
          <strong>{rowCount(say, warning.count)}</strong>
        </label>
      ))}
    </fieldset>
  )
}
