import { useWrappedSource } from 'ra-core'
import { useWatch } from 'react-hook-form'
import type { Label } from '#declare'
import type { InputProps } from '../input/InputProps.ts'
import { LineInput } from '../input/LineInput.tsx'
import { plainPhone } from './plainPhone.ts'

/** A phone number however it is typed; one that is shown in part only is replaced as a whole or left. */
export function PhoneInput(props: InputProps) {
  const value = useWatch({ name: useWrappedSource(props.source) }) as unknown
  const masked = typeof value === 'string' && value.includes('*')
  const hint = masked && !props.hint?.reason ? { ...props.hint, reason: MASKED } : props.hint
  return <LineInput {...props} hint={hint} type="tel" inputMode="tel" tidy={plainPhone} />
}

const MASKED: Label = [
  '号码只显示一部分；不改就原样保留，要改请填写完整号码',
  'Shown in part only; leave it as it is, or type the whole number',
]
