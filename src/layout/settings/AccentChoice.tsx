import Check from '@mui/icons-material/Check'
import { type CSSProperties, useId } from 'react'
import { accents } from '#derive/userSettings.ts'
import { useSay } from '../../i18n/useSay.ts'
import { contrast } from '../../theme/contrast.ts'

interface Props {
  readonly accent: string
  onChoose(accent: string): void
}

/** The palette, and any other colour. What is written in it takes a shade of it that can be read. */
export function AccentChoice({ accent, onChoose }: Props) {
  const say = useSay()
  const name = useId()
  const isOwn = !accents.some(([color]) => isSame(color, accent))
  return (
    <fieldset className="settings-accent">
      <legend>{say(['主题色', 'Theme colour'])}</legend>
      <div>
        {accents.map(([color, label]) => (
          <label key={color} style={swatch(color)} title={say(label)}>
            <input
              type="radio"
              name={name}
              value={color}
              aria-label={say(label)}
              checked={isSame(color, accent)}
              onChange={() => onChoose(color)}
            />
            {isSame(color, accent) && <Check aria-hidden />}
          </label>
        ))}
        <label className={isOwn ? 'own chosen' : 'own'} style={swatch(accent)}>
          <input
            type="color"
            value={accent.toLowerCase()}
            aria-label={say(['其他颜色', 'Another colour'])}
            onChange={(event) => onChoose(event.target.value)}
          />
          <span aria-hidden>{isOwn ? accent.toUpperCase() : say(['自定义', 'Custom'])}</span>
        </label>
      </div>
      <p>
        {say([
          '文字与按钮会自动采用对比度达 4.5:1 的深浅。',
          'Text and buttons take a shade of it that reaches 4.5:1.',
        ])}
      </p>
    </fieldset>
  )
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
const swatch = (color: string) => {
  const tick = contrast(color, '#ffffff') >= 3 ? '#ffffff' : '#0b1420'
  return { '--swatch': color, '--tick': tick } as CSSProperties
}
