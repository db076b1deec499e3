import type { InputProps } from '../input/InputProps.ts'
import { readNumber } from '../input/readNumber.ts'
import { TypedInput } from '../input/TypedInput.tsx'

/** A whole number: typed, or counted up and down. */
export const IntegerInput = (props: InputProps) => (
  <TypedInput {...props} write={String} read={readNumber} inputMode="numeric" steps />
)
