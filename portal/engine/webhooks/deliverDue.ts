import type { Label, Row } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { type Outbound, OutboundError } from '#portal/outside/outbound/outbound.ts'
import { readChanges } from '../changes/readChanges.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { DeliveryKind } from './dueNow.ts'
import { MOST_EVENTS, planDeliveries } from './planDeliveries.ts'
import { signedHeaders, signingSecret } from './signingSecret.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
/** How long after each failure it is tried again; after the last it is given up. */
const PAUSES = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
]
/** Whoever takes a delivery has it to itself that long; longer than a call may last. */
const LEASE = MINUTE
/** What a receiver may take to answer. */
const PATIENCE = 10 * SECOND
/** Deliveries of one round. */
const MOST = 200
/** How long what was delivered or given up is kept. */
const KEPT = 30 * 24 * HOUR

/**
 * Tells every webhook what it was not told yet, and tries again what is due. Receivers side by side, one receiver's
 * deliveries one after the other. Any number of portals may do this at once.
 */
export async function deliverDue(context: PortalContext): Promise<void> {
  const { outbound } = context
  if (!outbound) return
  await planDeliveries(context)
  const webhooks = Map.groupBy(await dueDeliveries(context), ({ webhook }) => webhook)
  await Promise.all(
    [...webhooks.values()].map(async (deliveries) => {
      for (const delivery of deliveries)
        if (await take(context, delivery)) await deliver(context, outbound, delivery)
    }),
  )
}

/** Forgets deliveries that are long over. */
export async function forgetDeliveries({ database, clock }: PortalContext): Promise<void> {
  await database.db
    .deleteFrom('_delivery')
    .where('madeAt', '<', clock().getTime() - KEPT)
    .where('state', '<>', 'due')
    .execute()
}

interface Delivery {
  readonly id: number
  readonly webhook: number
  readonly kind: DeliveryKind
  readonly says: string | null
  readonly fromSeq: number
  readonly toSeq: number
  readonly tries: number
  readonly dueAt: number
}

async function dueDeliveries({ database, clock }: PortalContext): Promise<Delivery[]> {
  const found = await database.db
    .selectFrom('_delivery')
    .innerJoin('webhook', 'webhook.id', '_delivery.webhook')
    .select(['_delivery.id', '_delivery.webhook', 'kind', 'says'])
    .select(['fromSeq', 'toSeq', 'tries', 'dueAt'])
    .where('_delivery.state', '=', 'due')
    .where('dueAt', '<=', clock().getTime())
    .where('webhook.status', '=', 'active')
    .where('webhook.deletedAt', 'is', null)
    .orderBy('_delivery.id')
    .limit(MOST)
    .execute()
  return found.map(({ kind, says, ...numbers }) => ({
    kind: kind as DeliveryKind,
    says: says as string | null,
    ...(Object.fromEntries(
      Object.entries(numbers).map(([name, value]) => [name, Number(value)]),
    ) as Omit<Delivery, 'kind' | 'says'>),
  }))
}

/** Takes a delivery for oneself; false where somebody else has. One that is never finished is due again by itself. */
async function take({ database, clock }: PortalContext, { id, tries, dueAt }: Delivery) {
  const { numUpdatedRows } = await database.db
    .updateTable('_delivery')
    .set({ tries: tries + 1, dueAt: clock().getTime() + LEASE })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .where('dueAt', '=', dueAt)
    .where('tries', '=', tries)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

async function deliver(
  context: PortalContext,
  outbound: Outbound,
  delivery: Delivery,
): Promise<void> {
  const { database, rows } = context
  const webhook = await rows.read(database.db, entityNamed(context, 'webhook'), delivery.webhook)
  if (!webhook) return
  const failed = await send(context, outbound, webhook, delivery).catch((error) => errorSaid(error))
  const now = context.clock().getTime()
  const next = PAUSES[delivery.tries]
  const outcome = failed
    ? { state: next === undefined ? 'failed' : 'due', dueAt: now + (next ?? 0), error: failed[1] }
    : { state: 'done', error: null }
  await database.transaction(async (tx) => {
    await tx.updateTable('_delivery').set(outcome).where('id', '=', delivery.id).execute()
    await rows.keep(
      tx,
      entityNamed(context, 'webhook'),
      delivery.webhook,
      failed
        ? {
            failures: Number(webhook.failures) + 1,
            lastError: failed.join(' · ').slice(0, 300),
          }
        : { failures: 0, lastError: null, lastDeliveredAt: shanghaiTime(new Date(now)) },
    )
  })
}

/** Why it failed, or nothing where the receiver answered 2xx. */
async function send(
  context: PortalContext,
  outbound: Outbound,
  webhook: Row,
  delivery: Delivery,
): Promise<Label | undefined> {
  const body = await bodyOf(context, webhook, delivery)
  const secret = await signingSecret(context.database.db, context.secret, delivery.webhook)
  const signed = await signedHeaders(secret, {
    id: `msg_${delivery.id}`,
    now: context.clock().getTime(),
    body,
  })
  const answer = await outbound(webhook.url as string, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed },
    body,
    timeout: PATIENCE,
    most: 64 * 1024,
  })
  if (answer.ok) return undefined
  return [`对方答复 ${answer.status}`, `The receiver answered ${answer.status}`]
}

async function bodyOf(
  context: PortalContext,
  webhook: Row,
  { kind, says, fromSeq, toSeq }: Delivery,
) {
  if (kind === 'import')
    return JSON.stringify({ type: kind, webhook: webhook.name, batch: JSON.parse(says ?? '{}') })
  const entities = (webhook.entities as readonly string[] | null) ?? []
  const events =
    kind === 'ping'
      ? []
      : await readChanges(context, { after: fromSeq, upTo: toSeq, limit: MOST_EVENTS, entities })
  return JSON.stringify({ type: kind, webhook: webhook.name, events })
}

const errorSaid = (error: unknown): Label =>
  error instanceof OutboundError
    ? error.label
    : [`未能送达：${(error as Error).message}`, `Failed to deliver: ${(error as Error).message}`]
