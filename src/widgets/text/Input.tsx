import type { InputProps } from '../input/InputProps.ts'
import { LineInput } from '../input/LineInput.tsx'

export const TextInput = (props: InputProps) => <LineInput {...props} />
