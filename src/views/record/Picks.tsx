import Checkbox from '@mui/material/Checkbox'
import Radio from '@mui/material/Radio'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSay } from '../../i18n/useSay.ts'
import './picks.css'

/** Something that can be chosen. */
export interface Choice {
  readonly key: string
  readonly title: string
  readonly picture: string | null
  readonly facts: readonly string[]
}

interface Props {
  readonly choices: readonly Choice[]
  /** A single one is chosen. */
  readonly one?: boolean
}

/** So many are seen at a glance, where one of them is chosen. */
const FEW = 12

/** What was found, to be ticked; the keys of the chosen ones go into the dialog's `chosen`. */
export default function Picks({ choices, one = false }: Props) {
  const say = useSay()
  return choices.length === 0 ? (
    <p>{say(['没有可选的', 'There is nothing to choose from'])}</p>
  ) : (
    <Ticked choices={choices} one={one} />
  )
}

function Ticked({ choices, one }: Props) {
  const say = useSay()
  const { setValue } = useFormContext()
  const chosen = (useWatch({ name: 'chosen' }) ?? []) as readonly string[]
  const [word, setWord] = useState('')
  const shown = choices.filter(({ title }) => title.toLowerCase().includes(word.toLowerCase()))
  const drawn = choices.some(({ picture }) => picture !== null)
  const Tick = one ? Radio : Checkbox
  const turn = (key: string) =>
    setValue(
      'chosen',
      one
        ? [key]
        : chosen.includes(key)
          ? chosen.filter((other) => other !== key)
          : [...chosen, key],
    )
  return (
    <div className="picks">
      {!(one && choices.length <= FEW) && (
        <>
          <TextField
            placeholder={say(['搜索', 'Search'])}
            slotProps={{ htmlInput: { 'aria-label': say(['搜索', 'Search']) } }}
            value={word}
            onChange={(event) => setWord(event.target.value)}
          />
          <p role="status">
            {say(['已选 {count} / {most}', '{count} of {most} chosen'], {
              count: chosen.length,
              most: choices.length,
            })}
          </p>
        </>
      )}
      <ul>
        {shown.map(({ key, title, picture, facts }) => (
          <li key={key}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside */}
            <label>
              <Tick checked={chosen.includes(key)} onChange={() => turn(key)} />
              {picture ? <img src={picture} alt="" loading="lazy" /> : drawn && <i />}
              <span>
                <strong>{title}</strong>
                <small>{facts.join(' · ')}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </div>
  )
}
