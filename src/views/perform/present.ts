import type { Field, Fields, Label, Period, Row } from '#declare'
import { shift, startOfDay } from '#derive/moment.ts'
import { readAs } from '#widgets/computed/kind.ts'
import { kinds } from '#widgets/kinds.ts'

/** Kinds whose value is a number of another record: no word to read. */
const pointing: readonly string[] = ['ref', 'refs', 'parent', 'jump']

/** A value of a record as a person reads it; undefined where it holds nothing that can be read. */
export function readOf(field: Field, value: unknown): Label | undefined {
  const kind = kinds[readAs(field)]
  if (pointing.includes(field.kind) || kind.isEmpty(value as never)) return undefined
  const plain = (language: 'zh' | 'en') => kind.plain(value as never, field, language)
  return [plain('zh'), plain('en')]
}

/** `现为 …`: what a record holds of a field it is asked for anew; undefined where it holds nothing that can be read. */
export function presentSaid(field: Field, value: unknown): Label | undefined {
  const read = readOf(field, value)
  return read && [`现为 ${read[0]}`, `Now ${read[1]}`]
}

/** An end in the last minute is the end of its day: what follows begins with the next. */
const lastMinute = /T23:59/

/** Periods that are asked for anew go on where the present one ends, or begin today where that is past. */
export function goingOn(fields: Fields, anew: readonly string[], record: Row, now: string): Row {
  const periods = anew.filter((name) => fields[name]?.kind === 'period')
  return Object.fromEntries(
    periods.flatMap((name) => {
      const { end } = (record[name] ?? {}) as Partial<Period>
      if (!end) return []
      const next = lastMinute.test(end) ? shift(startOfDay(end), '+1d') : end
      return [
        [name, { start: next > now ? next : `${now.slice(0, 10)}T00:00:00+08:00`, end: null }],
      ]
    }),
  )
}
