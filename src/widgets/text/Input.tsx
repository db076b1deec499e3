import type { InputProps } from '../input/InputProps.ts'
import { LineInput } from '../input/LineInput.tsx'
import { isMonth } from './isMonth.ts'

/** A line of text; a month is chosen where the browser can, else typed. */
export const TextInput = (props: InputProps) => (
  <LineInput {...props} {...(isMonth(props.field) && { type: 'month' })} />
)
