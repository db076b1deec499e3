import { type ComponentProps, useCallback, useState } from 'react'
import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { Popup } from './Popup.tsx'
import { Tool } from './Tool.tsx'

interface Props extends Pick<ComponentProps<typeof Tool>, 'label' | 'icon' | 'disabled'> {
  readonly value: string
  readonly colors: readonly (readonly [hex: string, name: Label])[]
  /** Null takes the colour away. */
  readonly onChoose: (color: string | null) => void
}

/** A palette of calm colours, any other colour, and none. */
export function ColorTool({ label, icon, disabled, value, colors, onChoose }: Props) {
  const say = useSay()
  const [from, setFrom] = useState<HTMLElement | null>(null)
  const close = useCallback(() => setFrom(null), [])
  const choose = (color: string | null) => {
    close()
    onChoose(color)
  }
  return (
    <>
      <Tool
        {...{ label, icon, disabled }}
        opens="dialog"
        expanded={from !== null}
        onPress={(button) => setFrom(from ? null : button)}
        mark={<span className="rich-ink" style={{ background: value || 'transparent' }} />}
      />
      {from && (
        <Popup from={from} label={say(label)} onClose={close}>
          <div className="rich-swatches">
            {colors.map(([hex, name]) => (
              <button
                key={hex}
                type="button"
                aria-label={say(name)}
                aria-pressed={value.toLowerCase() === hex}
                title={say(name)}
                style={{ background: hex }}
                onClick={() => choose(hex)}
              />
            ))}
          </div>
          <div className="rich-popup-row">
            <label>
              {say(['其他颜色', 'Other colour'])}
              <input
                type="color"
                defaultValue={/^#[0-9a-f]{6}$/i.test(value) ? value : '#333333'}
                onBlur={(event) => {
                  if (event.target.value !== event.target.defaultValue) choose(event.target.value)
                }}
              />
            </label>
            <button type="button" className="field-link" onClick={() => choose(null)}>
              {say(['清除颜色', 'No colour'])}
            </button>
          </div>
        </Popup>
      )}
    </>
  )
}

/** Dark enough to be read on white. */
export const inks: Props['colors'] = [
  ['#1f2329', ['墨黑', 'Ink']],
  ['#5c6470', ['灰', 'Grey']],
  ['#b3261e', ['朱红', 'Red']],
  ['#b45309', ['赭', 'Ochre']],
  ['#7a6a00', ['橄榄', 'Olive']],
  ['#1b7a43', ['竹绿', 'Green']],
  ['#0f6f7c', ['黛青', 'Teal']],
  ['#1d5fbf', ['靛蓝', 'Blue']],
  ['#6b3fa0', ['紫', 'Purple']],
  ['#a3266c', ['绛', 'Crimson']],
]
/** Light enough for black words. */
export const grounds: Props['colors'] = [
  ['#fff3bf', ['浅黄', 'Light yellow']],
  ['#ffe3d3', ['浅橙', 'Light orange']],
  ['#ffdede', ['浅红', 'Light red']],
  ['#dcf5e3', ['浅绿', 'Light green']],
  ['#d8f1f5', ['浅青', 'Light teal']],
  ['#dbe9ff', ['浅蓝', 'Light blue']],
  ['#eadff7', ['浅紫', 'Light purple']],
  ['#fbdcec', ['浅粉', 'Light pink']],
  ['#eceef1', ['浅灰', 'Light grey']],
  ['#f3ead7', ['米', 'Cream']],
]
