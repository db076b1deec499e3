import { useWrappedSource } from 'ra-core'
import { useContext, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { escapeMarkup } from '#derive/text/escapeMarkup.ts'
import { type Paragraph, textOf } from '#derive/transcript/transcript.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { OwnerContext } from '../upload/OwnerContext.ts'

interface Props {
  readonly source: string
  readonly into: string
  readonly paragraphs: readonly Paragraph[]
}

/** Puts what is said behind what the text beside the recording holds already. */
export function CopyInto({ source, into, paragraphs }: Props) {
  const say = useSay()
  const { getValues, setValue } = useFormContext()
  const [done, setDone] = useState(false)
  const wrapped = useWrappedSource(source)
  const name = wrapped.slice(0, wrapped.lastIndexOf('.') + 1) + into
  const field = useContext(OwnerContext)?.field?.(name)
  const isRich = field?.kind === 'richText'
  const label = field ? say(field.label) : ''
  const copy = () => {
    const held = (getValues(name) as string | null) ?? ''
    const texts = paragraphs.map(textOf)
    const text = isRich
      ? texts.map((one) => `<p>${escapeMarkup(one)}</p>`).join('')
      : `${held ? '\n' : ''}${texts.join('\n')}`
    setValue(name, held + text, { shouldDirty: true, shouldValidate: true })
    setDone(true)
  }
  return (
    <>
      <button type="button" className="field-link" onClick={copy}>
        {say(['放进“{label}”', 'Put into {label}'], { label })}
      </button>
      {done && (
        <span role="status" className="transcript-facts">
          {say(
            ['已放在“{label}”末尾，保存后生效', 'It stands at the end of {label}; save to keep it'],
            {
              label,
            },
          )}
        </span>
      )}
    </>
  )
}
