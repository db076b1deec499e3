import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import type { Records } from '#portal/engine/context/change.ts'

/** Wins of one lottery that are looked at. */
const MOST = 20_000

/** Whom a delivery goes to, and who is left out. */
export interface Receivers {
  /** Each phone once. */
  readonly winners: readonly Row[]
  readonly withoutPhone: readonly Row[]
  /** Their phone got this template of this lottery within a day. */
  readonly hadIt: readonly Row[]
}

const scopes: { readonly [scope: string]: (sms: Row) => Row } = {
  all: ({ raffle }) => ({ raffle }),
  award: ({ raffle, awards }) => ({ raffle, award: awards ?? [] }),
  unclaimed: ({ raffle }) => ({ raffle, status: 'waiting' }),
  chosen: ({ winners }) => ({ id: winners ?? [] }),
}

/**
 * The winners a delivery is for, as they stand now: voided wins left out, each phone once, none that got the template
 * of this lottery within 24 hours. One that was sent already goes to those who were not reached only.
 */
export async function receiversOf(records: Records, sms: Row, now: string): Promise<Receivers> {
  const scope = scopes[String(sms.scope)]?.(sms) ?? { id: [] }
  const where = { status: { not: 'voided' }, ...scope }
  const found = await records.select('raffleWinner', where, { limit: MOST, sort: 'id' })
  const wins = found.filter(({ status }) => status !== 'voided')
  const own = await records.select('raffleSmsMessage', { sms: sms.id ?? 0 }, { limit: MOST })
  const again = own.length > 0 && sms.status !== 'sending'
  const failed = new Set(own.filter(({ result }) => result === 'failed').map((one) => one.winner))
  const meant = again ? wins.filter(({ id }) => failed.has(id)) : wins
  const withoutPhone = meant.filter(({ phone }) => !phone)
  const lately = await phonesLately(records, sms, wins, now)
  const taken = new Set<unknown>()
  const winners: Row[] = []
  const hadIt: Row[] = []
  for (const winner of meant.filter(({ phone }) => phone)) {
    if (lately.has(winner.phone)) hadIt.push(winner)
    else if (!taken.has(winner.phone)) winners.push(winner)
    taken.add(winner.phone)
  }
  return { winners, withoutPhone, hadIt }
}

/** Phones that got this template of this lottery, or of these cards, since yesterday. */
async function phonesLately(
  records: Records,
  { template }: Row,
  wins: readonly Row[],
  now: string,
): Promise<ReadonlySet<unknown>> {
  const [first] = wins
  if (!first) return new Set()
  const of = first.raffle ? { raffle: first.raffle } : { cardCollect: first.cardCollect }
  const since = { gt: { text: shift(now, '-1d') } }
  const sent = await records.select(
    'raffleSmsMessage',
    { ...of, template, result: 'sent', sentAt: since },
    { limit: MOST },
  )
  return new Set(sent.map(({ phone }) => phone))
}

/** The number of the parcel a win went out with; undefined where it is none, or none yet. */
export async function trackingNoOf(records: Records, winner: Row): Promise<unknown> {
  if (winner.delivery !== 'ship') return undefined
  const [parcel] = await records.select(
    'raffleLogistics',
    { winner: winner.id, status: { not: 'cancelled' } },
    { limit: 1, sort: '-id' },
  )
  return parcel?.trackingNo
}
