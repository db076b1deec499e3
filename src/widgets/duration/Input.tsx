import { duration, seconds } from '../format/duration.ts'
import type { InputProps } from '../input/InputProps.ts'
import { TypedInput } from '../input/TypedInput.tsx'

/** Typed as mm:ss or in seconds, kept in seconds. */
export const DurationInput = (props: InputProps) => (
  <TypedInput {...props} write={duration} read={seconds} placeholder="mm:ss" inputMode="text" />
)
