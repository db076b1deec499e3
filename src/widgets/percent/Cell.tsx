import { useLanguage } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { readAs } from '../computed/kind.ts'
import { kinds } from '../kinds.ts'

/** A share of a hundred; with `bar` as a bar too, so that a column of them reads at a glance. */
export function PercentCell({ value, field }: CellProps) {
  const language = useLanguage()
  const text = kinds[readAs(field)].plain(value, field, language)
  if (!field.bar) return <span className="cell-number">{text}</span>
  const share = Math.max(0, Math.min(100, Number(value)))
  return (
    <span className="cell-share">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="6" />
        <rect width={share} height="6" className={levelOf(Number(value))} />
      </svg>
      <span className="cell-number">{text}</span>
    </span>
  )
}

/** More than there is stands out: a budget overrun is no success. */
function levelOf(value: number): 'part' | 'full' | 'over' {
  if (value > 100) return 'over'
  return value === 100 ? 'full' : 'part'
}
