import InputBase from '@mui/material/InputBase'
import MenuItem from '@mui/material/MenuItem'
import MuiSelect from '@mui/material/Select'
import { useState } from 'react'
import type { SelectProps } from './selectProps.ts'
import './select.css'

/**
 * One of a few, from a menu. A value that is none of them is shown as it is, so that what a record holds is never
 * passed over in silence.
 */
export function Select({
  id,
  name,
  value,
  choices,
  onChoose,
  disabled = false,
  className = '',
  begins = false,
  focus,
  onLeave,
  'aria-label': label,
  'aria-labelledby': labelledBy,
  ...aria
}: SelectProps) {
  const [open, setOpen] = useState(begins)
  const isKnown = choices.some(([one]) => one === value)
  return (
    <MuiSelect<string>
      value={value}
      name={name ?? ''}
      disabled={disabled}
      displayEmpty
      variant="standard"
      autoFocus={begins}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(event) => onChoose(event.target.value)}
      {...(onLeave && { onBlur: onLeave })}
      {...(focus && { inputRef: focus })}
      {...(labelledBy && { labelId: labelledBy })}
      // Its name is that of the field alone: what is chosen is read as its value.
      SelectDisplayProps={{ id, 'aria-label': label, 'aria-labelledby': labelledBy, ...aria }}
      IconComponent={NoIcon}
      input={<InputBase className={`select ${className}`} />}
      MenuProps={{ slotProps: { paper: { className: 'select-menu' } } }}
    >
      {!isKnown && <MenuItem value={value}>{value}</MenuItem>}
      {choices.map(([one, words]) => (
        <MenuItem key={one} value={one}>
          {words}
        </MenuItem>
      ))}
    </MuiSelect>
  )
}

/** The arrow is drawn by the style: the plain box that stands for this one until it is loaded has the same. */
export const NoIcon = () => null
