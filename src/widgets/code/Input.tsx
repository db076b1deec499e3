import { useWrappedSource } from 'ra-core'
import { useWatch } from 'react-hook-form'
import { useSay } from '#src/i18n/useSay.ts'
import { CopyButton } from '../input/CopyButton.tsx'
import type { InputProps } from '../input/InputProps.ts'
import { LineInput } from '../input/LineInput.tsx'
import { AmongInput } from './AmongInput.tsx'

/** A code in letters of one width, to be copied in one click; one of several keys is chosen by its name. */
export const CodeInput = (props: InputProps) =>
  props.field.among ? <AmongInput {...props} /> : <OwnCodeInput {...props} />

function OwnCodeInput(props: InputProps) {
  const say = useSay()
  const value = useWatch({ name: useWrappedSource(props.source) }) as unknown
  const after = typeof value === 'string' && value !== '' && (
    <CopyButton text={value} name={say(props.field.label)} />
  )
  return <LineInput {...props} className="field-code" tidy={plainCode} after={after} />
}

/** Full-width letters are those of the keyboard, and no code has white space: labels print it between the digits of one. */
const plainCode = (typed: string) => typed.normalize('NFKC').replace(/\s/g, '')
