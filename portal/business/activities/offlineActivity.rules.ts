import type { Row } from '#declare'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

const ticketsOf = (row: Row | null) => ((row?.tickets ?? []) as Row[]).filter(({ name }) => name)

/** How many persons hold a ticket of that name. */
const soldOf = async (
  { after, records }: Pick<Parameters<Judging>[0], 'after' | 'records'>,
  ticketName: unknown,
): Promise<number> => {
  const where = {
    offlineActivity: after.id,
    ticketName,
    status: ['pending', 'signedUp', 'checkedIn'],
  }
  const held = await records.select('offlineParticipant', where, { limit: 10_000 })
  return held.reduce((sum, { quantity }) => sum + Number(quantity ?? 1), 0)
}

/** A ticket somebody holds keeps its name, and is never printed in fewer numbers than were sold. */
const keepsSoldTickets: Judging = async (change) => {
  const { before, after } = change
  const now = ticketsOf(after)
  for (const ticket of now)
    Object.assign(ticket, { sold: before ? await soldOf(change, ticket.name) : 0 })
  for (const { name } of ticketsOf(before)) {
    const at = now.findIndex((ticket) => ticket.name === name)
    const sold = await soldOf(change, name)
    if (sold === 0 || (at >= 0 && Number(now[at]?.stock) >= sold)) continue
    return [
      {
        field: at < 0 ? 'tickets' : `tickets.${at}.stock`,
        message: [`“${name}”已售 ${sold} 张`, `${sold} of "${name}" are sold`],
      },
    ]
  }
  return []
}

/** Everybody who still has a place loses it, gets back what was paid and is told, by a job. */
const endsSignUps: Bringing = {
  effect: async ({ after, reason, queue }) => {
    await queue({
      kind: 'offlineCancel',
      title: `取消活动 · ${String(after.title)}`,
      entity: 'offlineActivity',
      recordId: after.id as number,
      params: { activity: after.id, reason },
      total: Number(after.signedUp ?? 0),
    })
  },
}

/** Rules of offline activities that no word carries. */
export const rules: RuleFunctions = { keepsSoldTickets, endsSignUps }
