import { useId } from 'react'
import type { Row } from '#declare'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { RecordPicker } from '#widgets/reference/RecordPicker.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import type { Chosen } from './calls.ts'
import { openOptions } from './openOptions.ts'

interface Props {
  readonly kind: string
  readonly chosen: Chosen
  onChoose(chosen: Chosen): void
  /** The form was sent once: what is left out says so. */
  readonly tried: boolean
}

/** What is chosen beside the list of a kind, such as the medal that everybody on it gets. */
export function ChooseOptions({ kind, chosen, onChoose, tried }: Props) {
  const say = useSay()
  const id = useId()
  const open = openOptions(kind, chosen)
  return Object.entries(bulkKinds[kind]?.options ?? {}).map(([name, field]) => (
    <div className="bulk-option" key={name}>
      <label htmlFor={`${id}-${name}`}>
        {say(field.label)}
        {field.required && ' *'}
      </label>
      <RecordPicker
        id={`${id}-${name}`}
        entity={String(field.to)}
        value={chosen[name] ?? null}
        filter={field.where as Row | undefined}
        onPick={(value) => onChoose({ ...chosen, [name]: value })}
        placeholder={say(['按名称查找', 'Find by name'])}
        {...(tried && open.includes(name) && { aria: { 'aria-invalid': true } })}
      />
      {tried && open.includes(name) && (
        <p role="alert" className="upload-refused">
          {say(['请选择{what}', 'Choose: {what}'], { what: say(field.label) })}
        </p>
      )}
    </div>
  ))
}
