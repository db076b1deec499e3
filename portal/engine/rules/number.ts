import type { Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { valueAt } from '#derive/path.ts'
import type { Situation } from '#derive/situation.ts'
import type { Change } from '../context/change.ts'
import type { Counter } from '../records/together/counters.ts'
import { groupOf } from '../records/together/group.ts'
import { decide } from './facts.ts'
import type { PortalWord } from './portalWord.ts'

/** Without those that are easily taken for one another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** Short words of addresses: small, and neither 0 nor o, 1 nor l. */
const small = 'abcdefghijkmnpqrstuvwxyz23456789'
const TRIES = 20

/** Codes and numbers the portal makes: `VIP-{YYYYMM}-{####}`, `{random 8}`, `{small 6}`, `{field}`, `{field 000}`, `{month YYYYMM}` of a text 2026-05. */
export const number: PortalWord = {
  scope: (literal, situation) => (situation.before ? undefined : literal.number),
  prepare: async (literal, change) => {
    const field = literal.number as string
    // A record of before the field was there gets its number with the next save.
    if (change.kind === 'remove' || !isEmpty(change.after[field])) return
    const text = await decide(change, (situation) =>
      fillPattern(literal.pattern as string, situation),
    )
    change.after[field] = /\{(random|small) \d+\}/.test(text)
      ? await fillRandom(text, field, change)
      : await fillCounter(text, field, change)
  },
}

/** Everything filled in but what is counted or drawn. */
function fillPattern(pattern: string, situation: Situation): string {
  const [year = '', month = '', day = ''] = situation.now.slice(0, 10).split('-')
  const dates: { readonly [name: string]: string } = {
    YYYY: year,
    YY: year.slice(2),
    MM: month,
    DD: day,
    YYYYMM: year + month,
    YYMM: year.slice(2) + month,
    YYYYMMDD: year + month + day,
    YYMMDD: year.slice(2) + month + day,
  }
  return pattern.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    if (/^#+$|^(random|small) \d+$/.test(name)) return whole
    const [path = '', zeros = ''] = name.split(' ')
    const value = String(valueAt(path, situation) ?? '')
    if (zeros === 'YYYYMM') return value.replace('-', '').slice(0, zeros.length)
    return dates[name] ?? value.padStart(zeros.length, '0')
  })
}

/** Numbers of records in the bin are not given again. */
async function fillCounter(text: string, field: string, change: Change): Promise<string> {
  const found = /\{(#+)\}/.exec(text)
  if (!found) return text
  const [before = '', after = ''] = text.split(found[0])
  const counter = counterOf(change.entity.name, field, before, after)
  const read = () => highestOf(change, field, `${escaped(before)}%${escaped(after)}`, counter)
  const next = (await (groupOf(change.tx)?.highest(counter, read) ?? read())) + 1
  return `${before}${String(next).padStart((found[1] as string).length, '0')}${after}`
}

/** The numbers between what stands before and after them. */
const counterOf = (entity: string, field: string, before: string, after: string): Counter => ({
  entity,
  key: `${field} ${before}#${after}`,
  numberOf: (row) => {
    const text = String(row[field] ?? '')
    if (!text.startsWith(before) || !text.endsWith(after)) return undefined
    const number = Number(text.slice(before.length, text.length - after.length))
    return Number.isSafeInteger(number) ? number : undefined
  },
})

async function highestOf(
  { tx, entity }: Change,
  field: string,
  like: string,
  { numberOf }: Counter,
): Promise<number> {
  const rows = await tx.selectFrom(entity.name).select(field).where(field, 'like', like).execute()
  return rows.reduce((most, row: Row) => Math.max(most, numberOf(row) ?? 0), 0)
}

const escaped = (text: string) => text.replace(/[%_]/g, '_')

async function fillRandom(text: string, field: string, change: Change): Promise<string> {
  for (let round = 0; round < TRIES; round++) {
    const code = text.replace(/\{(random|small) (\d+)\}/g, (_, kind, length) =>
      drawnOf(kind === 'small' ? small : letters, Number(length)),
    )
    const taken = await change.tx
      .selectFrom(change.entity.name)
      .select('id')
      .where(field, '=', code)
      .limit(1)
      .executeTakeFirst()
    if (!taken) return code
  }
  throw new Error(
    `No free code for ${change.entity.name}.${field} after ${TRIES} tries: make its pattern longer`,
  )
}

const drawnOf = (from: string, length: number): string =>
  [...crypto.getRandomValues(new Uint8Array(length))]
    .map((byte) => from[byte % from.length])
    .join('')
