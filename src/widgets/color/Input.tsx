import { useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { contrast } from '#src/theme/contrast.ts'
import { FieldFrame } from '../input/FieldFrame.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { useFieldInput } from '../input/useFieldInput.ts'
import { readColour } from './readColour.ts'
import './color.css'

/** Grounds and accents that go well with the product's pages, light to dark. */
const PALETTE = [
  '#FFFFFF',
  '#F5F0E6',
  '#FDEBD0',
  '#F2C14E',
  '#F78154',
  '#D7263D',
  '#5FAD56',
  '#1B998B',
  '#409EFF',
  '#2E5EAA',
  '#6C4AB6',
  '#333333',
]

/** A colour: picked, taken from the palette or typed; which text can be read on it is shown. */
export function ColorInput(props: InputProps) {
  const say = useSay()
  const input = useFieldInput<string>(props)
  const [typed, setTyped] = useState<string | null>(null)
  const value = input.value ?? ''
  const known = readColour(value)
  const type = (text: string) => {
    setTyped(text)
    input.set((readColour(text) ?? text.trim()) || null)
  }
  const leave = () => {
    setTyped(null)
    input.leave()
  }
  const name = say(props.field.label)
  return (
    <FieldFrame {...props} input={input}>
      <div className="field-row field-typed">
        <input
          type="color"
          className={known ? 'field-swatch' : 'field-swatch colour-none'}
          aria-label={say(['选取{name}', 'Pick {name}'], { name })}
          value={(known ?? '#ffffff').slice(0, 7).toLowerCase()}
          disabled={input.disabled}
          onChange={(event) => input.set(event.target.value.toUpperCase())}
        />
        <input
          id={input.id}
          ref={input.focus}
          name={input.name}
          className="field-box field-code"
          placeholder="#RRGGBB"
          autoComplete="off"
          value={typed ?? value}
          disabled={input.disabled}
          onChange={(event) => type(event.target.value)}
          onBlur={leave}
          {...input.aria}
        />
      </div>
      {!input.disabled && (
        // biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset
        <div
          className="colours"
          role="group"
          aria-label={say(['{name} 色板', '{name}: palette'], { name })}
        >
          {PALETTE.map((colour) => (
            <button
              key={colour}
              type="button"
              style={{ background: colour }}
              aria-label={colour}
              title={colour}
              aria-pressed={known === colour}
              onClick={() => input.set(colour)}
            />
          ))}
        </div>
      )}
      {known && <Readable colour={known.slice(0, 7)} />}
    </FieldFrame>
  )
}

/** How white and black text read on the colour: 4.5 is the least for text. */
function Readable({ colour }: { readonly colour: string }) {
  const say = useSay()
  return (
    <div className="colour-reads">
      {(['#FFFFFF', '#000000'] as const).map((ink) => {
        const ratio = contrast(ink, colour)
        const fine = ratio >= 4.5
        return (
          <span key={ink}>
            <b style={{ background: colour, color: ink }} aria-hidden="true">
              {say(['文', 'Aa'])}
            </b>
            {say(ink === '#FFFFFF' ? ['白字', 'White'] : ['黑字', 'Black'])} {ratio.toFixed(1)}
            {fine ? ' ✓' : say([' 看不清', ' hard to read'])}
          </span>
        )
      })}
    </div>
  )
}
