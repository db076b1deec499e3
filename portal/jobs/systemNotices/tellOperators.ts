import type { Label } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Symptom } from '#portal/engine/condition/symptom.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { lastDone, markDone } from '#portal/storage/db/lastDone.ts'
import { parsedJson } from '#portal/storage/db/parsedJson.ts'
import { type Happened, happenings, type NoticeKind } from './happened.ts'

/** Who is told of what, and how. */
export interface Receivers {
  readonly mails: readonly string[]
  /** Addresses of robots in groups. */
  readonly robots: readonly string[]
  readonly about: readonly NoticeKind[]
  /** Where the admin is, as it stands in the notice. */
  readonly origin?: string
}

/** What was told already, so that neither a restart nor another portal tells it again. */
interface Told {
  readonly since: string
  readonly keys: readonly string[]
  /** What stood badly when it was told, and when that was, in milliseconds. */
  readonly ill: { readonly [of: string]: number }
}

/** What was told is written down under this name. */
const NAME = 'systemNotices'
/** What stands badly for long is told again after so long, in milliseconds. */
const AGAIN = 24 * 3_600_000
/** So many keys are remembered; older ones lie before `since`. */
const REMEMBERED = 500
/** Robots take 2 kB: so many characters of it are ours. */
const LONGEST = 600

/**
 * Tells those who chose to hear it what has come about, and what stands badly or well again, in one notice. What could
 * not be sent is told by the next round.
 * @param symptoms how the portal stands
 */
export async function tellOperators(
  context: PortalContext,
  receivers: Receivers,
  symptoms: () => Promise<readonly Symptom[]>,
): Promise<void> {
  const { database, clock } = context
  const now = clock()
  const before = await readTold(context)
  const begun = shanghaiTime(now)
  // A portal that is told to tell from today on does not go through the past.
  if (!before) return keepTold(context, { since: begun, keys: [], ill: {} })
  const found: Happened[] = []
  for (const kind of receivers.about)
    if (kind !== 'condition') found.push(...(await happenings[kind](database.db, before.since)))
  const fresh = found.filter(({ key }) => !before.keys.includes(key))
  const stands = receivers.about.includes('condition')
    ? changed(await symptoms(), before.ill, now.getTime())
    : { lines: [], ill: before.ill }
  const lines = [...stands.lines, ...fresh.map(({ told }) => told)]
  if (lines.length > 0) await send(context, receivers, lines)
  const keys = [...before.keys, ...fresh.map(({ key }) => key)].slice(-REMEMBERED)
  await keepTold(context, { since: sinceOf(now), keys, ill: stands.ill })
}

/** What was written by a transaction that ended late is not missed; keys keep it from being told twice. */
const sinceOf = (now: Date) => shanghaiTime(new Date(now.getTime() - 10 * 60_000))

function changed(symptoms: readonly Symptom[], before: Told['ill'], now: number) {
  const lines: Label[] = []
  const ill: Record<string, number> = {}
  for (const { of, state, told } of symptoms) {
    const since = before[of[1]]
    if (state === 'well') {
      if (since !== undefined) lines.push([`✓ ${of[0]}恢复正常`, `✓ ${of[1]} is well again`])
      continue
    }
    const isNew = since === undefined || now - since >= AGAIN
    ill[of[1]] = isNew ? now : since
    if (isNew) lines.push([`⚠ ${of[0]}：${told[0]}`, `⚠ ${of[1]}: ${told[1]}`])
  }
  return { lines, ill }
}

async function send(
  { ports, log }: PortalContext,
  { mails, robots, origin }: Receivers,
  lines: readonly Label[],
): Promise<void> {
  const subject = `[刊头 Masthead] ${lines[0]?.[0]}${lines.length > 1 ? `（共 ${lines.length} 条）` : ''}`
  const texts = lines.map(([zh, en]) => `${zh}\n${en}`)
  const where = origin ? `\n\n${origin}/configCenter/condition` : ''
  const sent = [
    ...(mails.length > 0
      ? [
          ports.mail.send({
            to: mails,
            subject: subject.slice(0, 120),
            text: texts.join('\n\n') + where,
          }),
        ]
      : []),
    ...robots.map((webhook) =>
      ports.robot.send({
        webhook,
        text: `${subject}\n${texts.join('\n')}`.slice(0, LONGEST) + where,
      }),
    ),
  ]
  const ended = await Promise.allSettled(sent)
  const refused = ended.filter((one) => one.status === 'rejected')
  for (const { reason } of refused)
    log({ level: 'warn', message: `A notice of the system could not be sent: ${reason}` })
  // Where nobody heard of it, the next round tells it again.
  if (refused.length === ended.length) throw refused[0]?.reason
}

async function readTold({ database }: PortalContext): Promise<Told | null> {
  const kept = await lastDone(database.db, NAME)
  return kept === undefined ? null : (parsedJson(kept) as Told)
}

const keepTold = ({ database }: PortalContext, told: Told): Promise<void> =>
  database.transaction((tx) => markDone(tx, NAME, JSON.stringify(told)))
