import { useSay } from '#src/i18n/useSay.ts'
import { FilterFrame } from './FilterFrame.tsx'
import type { FilterProps } from './FilterProps.ts'
import { useTyped } from './useTyped.ts'

interface Props extends FilterProps {
  /** The bound as one types it, and what was typed as a bound; null where it is none. */
  readonly write?: (bound: number) => string
  readonly read: (typed: string) => number | null
}

/** From and to, both included: `price_gte`, `price_lte`. */
export function RangeFilter({ source, field, values, onChange, write = String, read }: Props) {
  const say = useSay()
  const name = say(field.label)
  const bound = (end: 'gte' | 'lte') => {
    const key = `${source}_${end}`
    const value = values[key]
    return {
      given: typeof value === 'number' ? write(value) : '',
      commit: (typed: string) => {
        const plain = typed.normalize('NFKC').trim()
        const next = plain === '' ? undefined : read(plain)
        if (next !== null) onChange({ [key]: next })
      },
    }
  }
  const [from, to] = [bound('gte'), bound('lte')]
  return (
    <FilterFrame field={field}>
      <Bound {...from} label={`${name} ${say(['不小于', 'from'])}`} />
      <span aria-hidden="true">–</span>
      <Bound {...to} label={`${name} ${say(['不大于', 'to'])}`} />
    </FilterFrame>
  )
}

function Bound({
  given,
  commit,
  label,
}: {
  given: string
  commit: (typed: string) => void
  label: string
}) {
  const box = useTyped(given, commit)
  return <input aria-label={label} inputMode="decimal" autoComplete="off" {...box} />
}
