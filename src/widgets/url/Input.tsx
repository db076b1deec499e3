import type { InputProps } from '../input/InputProps.ts'
import { LineInput } from '../input/LineInput.tsx'

export const UrlInput = (props: InputProps) => (
  <LineInput {...props} type="url" placeholder="https://" />
)
