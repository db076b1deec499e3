import { duration, inHours } from '../format/duration.ts'
import type { InputProps } from '../input/InputProps.ts'
import { readSeconds } from '../input/readSeconds.ts'
import { TypedInput } from '../input/TypedInput.tsx'

/** Typed as mm:ss, h:mm:ss, with units or in seconds; kept in seconds. */
export const DurationInput = (props: InputProps) => (
  <TypedInput
    {...props}
    write={duration}
    read={readSeconds}
    gloss={inHours}
    placeholder="mm:ss"
    inputMode="text"
  />
)
