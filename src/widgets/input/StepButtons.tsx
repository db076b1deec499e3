import type { Field } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'

interface Props {
  readonly field: Field
  onStep(by: number): void
}

/** One less, one more: for the mouse and the finger; the arrows do the same in the box. */
export function StepButtons({ field, onStep }: Props) {
  const say = useSay()
  const name = say(field.label)
  return (
    <span className="field-steps">
      <button
        type="button"
        tabIndex={-1}
        aria-label={say(['{name} 减 1', '{name}: one less'], { name })}
        onClick={() => onStep(-1)}
      >
        −
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={say(['{name} 加 1', '{name}: one more'], { name })}
        onClick={() => onStep(1)}
      >
        +
      </button>
    </span>
  )
}

/** A number some steps on, within the bounds of its field; from its least where there is none yet. */
export function stepNumber(value: unknown, by: number, { min, max }: Field): number {
  const next = typeof value === 'number' ? value + by : (min ?? 0)
  return Math.min(Math.max(next, min ?? next), max ?? next)
}
