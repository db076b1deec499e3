import { useSay } from '#src/i18n/useSay.ts'
import type { Fitting } from './fitting.ts'
import type { Refusal } from './pictureProblem.ts'

interface Props {
  readonly refusal: Refusal | null
  readonly onClose: () => void
  /** How the picture could be made to fit, where it could. */
  readonly fitting?: Fitting
  readonly onFit?: () => void
}

/** Why a picture was not taken, and the way to make it fit. The form is as it was. */
export function RefusalAlert({ refusal, onClose, fitting, onFit }: Props) {
  const say = useSay()
  if (!refusal) return null
  return (
    <div role="alert" className="upload-refused">
      {refusal.title && <strong>{say(refusal.title)}</strong>}
      <p>{say(refusal.text)}</p>
      <div className="field-row">
        {fitting && onFit && (
          <button type="button" className="field-link" onClick={onFit}>
            {say(
              fitting.way === 'crop'
                ? ['裁剪到 {width} × {height}', 'Crop to {width} × {height}']
                : ['缩放到 {width} × {height}', 'Scale to {width} × {height}'],
              { width: fitting.width, height: fitting.height },
            )}
          </button>
        )}
        <button type="button" className="field-link" onClick={onClose}>
          {say(['知道了', 'OK'])}
        </button>
      </div>
    </div>
  )
}
