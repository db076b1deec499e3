import { wording } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { personSession } from '#portal/engine/imports/records/makerSession.ts'
import { accountOf } from '#portal/engine/session/account.ts'
import { allNoticeChoices, type NoticeChoices } from '#portal/engine/systemNotices/noticeChoices.ts'
import { kindsFor, noticeWays } from '#portal/engine/systemNotices/noticeKinds.ts'
import { languageOfUser, settingsOf } from '#portal/engine/userSettings/userSettings.ts'
import type { Symptom } from '#wire/symptom.ts'
import { keepTold, newsFor, readTold } from './news.ts'

/**
 * Tells each person who chose to hear it what has come about, by mail or their robot, in their language, and nothing that
 * their rights of this moment would not show them. It leaves the house by the round that sends what people are told.
 */
export async function tellPeople(
  context: PortalContext,
  symptoms: () => Promise<readonly Symptom[]>,
): Promise<void> {
  const { database, entities, log } = context
  const all = await allNoticeChoices(database.db)
  if (all.length === 0) return
  let looked: Promise<readonly Symptom[]> | undefined
  const once = () => {
    looked ??= symptoms()
    return looked
  }
  for (const { user, choices } of all)
    try {
      const account = await accountOf(database.db, entities, user)
      if (account?.user.status === 'active') await tellOne(context, account, { choices, once })
    } catch (error) {
      log({ level: 'warn', message: `User ${user} was not told by the system: ${error}` })
    }
}

type Account = NonNullable<Awaited<ReturnType<typeof accountOf>>>

async function tellOne(
  context: PortalContext,
  account: Account,
  { choices, once }: { choices: NoticeChoices; once: () => Promise<readonly Symptom[]> },
): Promise<void> {
  const { database, clock, origins } = context
  const session = personSession(account)
  const may = kindsFor(context, session)
  const { talkMail, talkRobot } = await settingsOf(database.db, account.id)
  const addresses = { mail: talkMail, robot: talkRobot }
  for (const way of noticeWays) {
    const address = addresses[way]
    const kinds = may.filter((kind) => choices[kind]?.includes(way))
    const name = `systemNotices ${way} ${account.id}`
    if (!address || kinds.length === 0) continue
    const seesAll = session.special.has('audit')
    const wanted = { kinds, ...(!seesAll && { jobsOf: account.id }) }
    const given = { db: database.db, now: clock(), symptoms: once }
    const { lines, told } = await newsFor(given, await readTold(database.db, name), wanted)
    const language = await languageOfUser(database.db, account.id)
    const texts = lines.map((line) => wording(line, language))
    await database.transaction(async (tx) => {
      await keepTold(tx, name, told)
      if (texts.length === 0) return
      const more = texts.length > 1 ? ` (${texts.length})` : ''
      const subject = `[刊头 Masthead] ${texts[0]}${more}`.slice(0, 120)
      const where = `${origins[0] ?? ''}/home`
      await tx
        .insertInto('_outgoing')
        .values({
          id: crypto.randomUUID(),
          ...{ way, address, subject },
          text: [...texts, where].join('\n\n'),
          dueAt: shanghaiTime(clock()),
          tries: 0,
        })
        .execute()
    })
  }
}
