import { type ComponentProps, useCallback, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { Popup } from './Popup.tsx'
import type { Palette } from './palette.ts'
import { Tool } from './Tool.tsx'

interface Props extends Pick<ComponentProps<typeof Tool>, 'label' | 'icon' | 'disabled'> {
  readonly value: string
  readonly colors: Palette
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
