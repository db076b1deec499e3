import type { InputProps } from '../input/InputProps.ts'
import { readNumber } from '../input/readNumber.ts'
import { TypedInput } from '../input/TypedInput.tsx'

/** A share of a hundred; the sign may be typed or not. */
export const PercentInput = (props: InputProps) => (
  <TypedInput
    {...props}
    write={String}
    read={(typed) => readNumber(typed.replace(/%$/, '').trim())}
    behind="%"
  />
)
