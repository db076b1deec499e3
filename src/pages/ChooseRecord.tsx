import { Suspense, useId } from 'react'
import type { Label, Screen } from '#declare'
import { RecordPicker } from '#widgets/reference/RecordPicker.tsx'
import { useSay } from '../i18n/useSay.ts'
import '#widgets/input/field.css'
import { OfferedRecords } from './OfferedRecords.tsx'

interface Props {
  readonly screen: Screen
  readonly entity: string
  readonly label: Label
  /** How wide the card is. */
  readonly className: string
  /** By what one can be found, where that is more than its name. */
  readonly hint?: Label
  onPick(id: number): void
}

/** Of which record a page is to tell, where its address does not say. */
export function ChooseRecord({ screen, entity, label, className, hint, onPick }: Props) {
  const say = useSay()
  const id = useId()
  return (
    <>
      <div className="list-head">
        <h1>{say(screen.label)}</h1>
      </div>
      <div className={`card ${className}`}>
        <label htmlFor={id}>{say(label)}</label>
        <RecordPicker
          {...{ id, entity }}
          value={null}
          {...(hint && { placeholder: say(hint) })}
          onPick={(picked) => picked !== null && onPick(picked)}
        />
      </div>
      {/* Who is looked for is one of thousands: the newest are no help then. */}
      {!hint && (
        <Suspense fallback={null}>
          <OfferedRecords {...{ entity, label, onPick }} />
        </Suspense>
      )}
    </>
  )
}
