import type { InputProps } from '../input/InputProps.ts'
import { LineInput } from '../input/LineInput.tsx'

export const CodeInput = (props: InputProps) => <LineInput {...props} className="field-code" />
