import Checkbox from '@mui/material/Checkbox'
import InputBase from '@mui/material/InputBase'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import MuiSelect from '@mui/material/Select'
import { useSay } from '#src/i18n/useSay.ts'
import { NoIcon } from './Select.tsx'
import type { SelectProps } from './selectProps.ts'
import './select.css'

interface Props extends Pick<SelectProps, 'aria-label' | 'choices'> {
  readonly value: readonly string[]
  readonly onChoose: (value: readonly string[]) => void
}

/** Several of a few, from a menu that stays open while they are ticked. */
export function MultiSelect({ value, choices, onChoose, 'aria-label': label }: Props) {
  const say = useSay()
  const wordsOf = (chosen: readonly string[]) =>
    chosen.length === 0
      ? say(['请选择', 'Choose'])
      : choices
          .filter(([choice]) => chosen.includes(choice))
          .map(([, words]) => words)
          .join(say(['、', ', ']))
  return (
    <MuiSelect<string[]>
      multiple
      displayEmpty
      variant="standard"
      value={[...value]}
      onChange={({ target }) => onChoose([target.value].flat())}
      input={<InputBase className="select" />}
      IconComponent={NoIcon}
      SelectDisplayProps={{ 'aria-label': label }}
      renderValue={wordsOf}
      MenuProps={{ slotProps: { paper: { className: 'select-menu' } } }}
    >
      {choices.map(([choice, words]) => (
        <MenuItem key={choice} value={choice}>
          <Checkbox size="small" checked={value.includes(choice)} tabIndex={-1} disableRipple />
          <ListItemText primary={words} />
        </MenuItem>
      ))}
    </MuiSelect>
  )
}
