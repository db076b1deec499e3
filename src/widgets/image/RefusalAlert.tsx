import { useSay } from '#src/i18n/useSay.ts'
import type { Refusal } from './pictureProblem.ts'

/** Why a picture was not taken. The form is as it was. */
export function RefusalAlert({
  refusal,
  onClose,
}: {
  readonly refusal: Refusal | null
  readonly onClose: () => void
}) {
  const say = useSay()
  if (!refusal) return null
  return (
    <div role="alert" className="upload-refused">
      {refusal.title && <strong>{say(refusal.title)}</strong>}
      <p>{say(refusal.text)}</p>
      <button type="button" className="field-link" onClick={onClose}>
        {say(['知道了', 'OK'])}
      </button>
    </div>
  )
}
