import Check from '@mui/icons-material/Check'
import { useSay } from '../../../i18n/useSay.ts'
import { type Step, stepLabels, steps } from './stepOf.ts'

interface Props {
  readonly at: Step
  /** The last step is done, too. */
  readonly over?: boolean
  /** It was given up: no step counts as done. */
  readonly broken?: boolean
}

/** Where in the six steps one is. */
export function StepBar({ at, over = false, broken = false }: Props) {
  const say = useSay()
  const reached = steps.indexOf(at)
  return (
    <ol className="bulk-steps" aria-label={say(['步骤', 'Steps'])}>
      {steps.map((step, index) => {
        const past = !broken && (index < reached || (over && index === reached))
        const state = past ? 'past' : index === reached ? 'here' : 'ahead'
        return (
          <li key={step} className={state} aria-current={index === reached ? 'step' : undefined}>
            <span className="bulk-step-mark" aria-hidden="true">
              {past ? <Check sx={{ fontSize: 16 }} /> : index + 1}
            </span>
            <span className="bulk-step-name">{say(stepLabels[step])}</span>
            {past && <span className="unseen">{say(['（已完成）', '(done)'])}</span>}
          </li>
        )
      })}
    </ol>
  )
}
