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
        if (next === null) return false
        onChange({ [key]: next })
        return true
      },
      isWrong: (typed: string) => {
        const plain = typed.normalize('NFKC').trim()
        return plain !== '' && read(plain) === null
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

interface BoundProps {
  readonly given: string
  readonly commit: (typed: string) => boolean
  readonly isWrong: (typed: string) => boolean
  readonly label: string
}

function Bound({ given, commit, isWrong, label }: BoundProps) {
  const say = useSay()
  const box = useTyped(given, commit)
  const wrong = isWrong(box.value)
  return (
    <input
      aria-label={label}
      aria-invalid={wrong || undefined}
      title={
        wrong
          ? say(
              [
                '“{typed}”看不懂，没有用来筛选；例如 1200、1.2万、1小时20分',
                '"{typed}" is not understood and filters nothing; such as 1200 or 1:20:00',
              ],
              { typed: box.value },
            )
          : undefined
      }
      inputMode="decimal"
      autoComplete="off"
      {...box}
    />
  )
}
