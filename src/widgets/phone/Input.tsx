import type { InputProps } from '../input/InputProps.ts'
import { LineInput } from '../input/LineInput.tsx'

export const PhoneInput = (props: InputProps) => <LineInput {...props} type="tel" inputMode="tel" />
