import { NumberInput } from 'react-admin'
import type { InputProps } from '../input/InputProps.ts'

/** A number of react-admin's. */
export default function StarsInput({ source }: InputProps) {
  return <NumberInput source={source} />
}
