import type { InputProps } from '../input/InputProps.ts'
import { FileInput } from '../upload/FileInput.tsx'

export const FileKindInput = (props: InputProps) => <FileInput {...props} limits={{}} />
