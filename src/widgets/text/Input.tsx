import { AmongInput } from '../code/AmongInput.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { LineInput } from '../input/LineInput.tsx'
import { EntityNameInput } from './EntityNameInput.tsx'
import { isMonth } from './isMonth.ts'

/**
 * A line of text; one of the names another record holds is picked, as is an entity, and a month chosen where the browser
 * can, else typed.
 */
export const TextInput = (props: InputProps) =>
  props.field.among ? (
    <AmongInput {...props} />
  ) : props.field.names === 'entity' ? (
    <EntityNameInput {...props} />
  ) : (
    <LineInput {...props} {...(isMonth(props.field) && { type: 'month' })} />
  )
