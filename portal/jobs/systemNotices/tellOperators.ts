import type { Label } from '#declare'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { systemNoticeKinds } from '#portal/engine/systemNotices/noticeKinds.ts'
import type { Symptom } from '#wire/symptom.ts'
import { happenings, type NoticeKind } from './happened.ts'
import { keepTold, newsFor, readTold } from './news.ts'

/** Who is told of what, and how. */
export interface Receivers {
  readonly mails: readonly string[]
  /** Addresses of robots in groups. */
  readonly robots: readonly string[]
  readonly about: readonly NoticeKind[]
  /** Where the admin is, as it stands in the notice. */
  readonly origin?: string
}

/** What was told is written down under this name. */
const NAME = 'systemNotices'
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
  const { db } = database
  const kinds = systemNoticeKinds.filter((kind) =>
    receivers.about.includes(kind in happenings ? (kind as NoticeKind) : 'condition'),
  )
  const given = { db, now: clock(), symptoms }
  const { lines, told } = await newsFor(given, await readTold(db, NAME), { kinds })
  if (lines.length > 0) await send(context, receivers, lines)
  await database.transaction((tx) => keepTold(tx, NAME, told))
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
