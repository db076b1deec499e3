import type { Period } from '#declare'
import { shift } from '#derive/moment.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { toEndOfDay } from './toEndOfDay.ts'

/** The phone is the user's own. */
const bearsThePhone: Judging = async ({ after, before, records }) => {
  if (before && after.phone && before.user === after.user) return
  const user = await records.find('appUser', Number(after.user))
  after.phone = user?.phone ?? null
}

/** Whoever is let in gets a number that stays theirs, and twelve months unless a time was given. */
const admits: Judging = async ({ after, records, now }) => {
  after.period ??= { start: now, end: toEndOfDay(shift(now, '+12M')) }
  if (after.listenerNo) return
  const numbered = { listenerNo: { set: true } }
  const [last] = await records.select('listener', numbered, { limit: 1, sort: '-listenerNo' })
  const next = Number(String(last?.listenerNo ?? 'T0').slice(1)) + 1
  after.listenerNo = `T${String(next).padStart(6, '0')}`
}

/** So many months on from now, or from the old end where that lies ahead. */
const extending: Judging = ({ after, before, now }) => {
  const { start, end } = (before?.period ?? {}) as Partial<Period>
  const from = end && end > now ? end : now
  after.period = { start: start ?? now, end: toEndOfDay(shift(from, `+${Number(after.months)}M`)) }
}

/** Rules of listeners that no word carries. */
export const rules: RuleFunctions = { bearsThePhone, admits, extends: extending }
