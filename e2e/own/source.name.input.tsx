import { TextInput } from 'react-admin'
import type { InputProps } from '#widgets/input/InputProps.ts'

/** The name of a source, in an input of react-admin's. */
export default function SourceNameInput({ source }: InputProps) {
  return <TextInput source={source} label="刊名或社名" />
}
