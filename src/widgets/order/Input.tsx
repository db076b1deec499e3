import type { InputProps } from '../input/InputProps.ts'
import { readNumber } from '../input/readNumber.ts'
import { TypedInput } from '../input/TypedInput.tsx'

/** A position as a number; lists and boards sort by dragging. */
export const OrderInput = (props: InputProps) => (
  <TypedInput {...props} write={String} read={readNumber} inputMode="numeric" />
)
