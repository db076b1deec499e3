import { useWrappedSource } from 'ra-core'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useSay } from '#src/i18n/useSay.ts'
import { Cell } from '../Cell.tsx'
import type { InputProps } from './InputProps.ts'
import { QrCode } from './QrCode.tsx'
import './field.css'

/** What the portal keeps: shown among the inputs, never typed. */
export function ReadOnlyInput({ source, field, record, hint }: InputProps) {
  const say = useSay()
  const id = useId()
  const value = useWatch({ name: useWrappedSource(source) }) as unknown
  return (
    // biome-ignore lint/a11y/useSemanticElements: a value to read is no fieldset
    <div role="group" aria-labelledby={id} className="field" data-source={source}>
      <span className="field-label" id={id}>
        {say(field.label)}
      </span>
      <div className="field-read">
        {field.qr && typeof value === 'string' && value !== '' ? (
          <QrCode address={value} />
        ) : (
          <Cell field={field} value={value} record={record} />
        )}
      </div>
      <div className="field-notes">
        {hint?.reason && <p>{say(hint.reason)}</p>}
        {field.help && <p>{say(field.help)}</p>}
      </div>
    </div>
  )
}
