import { wording } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { type Told, tellUser } from '../notices/tellUser.ts'
import { languageOfUser, settingsOf } from '../userSettings/userSettings.ts'

/** Tells somebody in the portal, and outside of it in the ways they chose. */
export async function tellPerson({ context, tx, records }: Transaction, told: Told): Promise<void> {
  if (!context.entities.has('notice')) return
  await tellUser({ records, db: tx }, told)
  const { talkMail = '', talkRobot = '' } = await settingsOf(tx, told.user)
  if (talkMail) await send(context, tx, 'mail', talkMail, told)
  if (talkRobot) await send(context, tx, 'robot', talkRobot, told)
}

/** It leaves the house once the transaction stands, by a round. */
async function send(
  context: PortalContext,
  tx: Tx,
  way: 'mail' | 'robot',
  address: string,
  { user, title, body, target }: Told,
): Promise<void> {
  const language = await languageOfUser(tx, user)
  const [origin = ''] = context.origins
  const said = typeof body === 'string' ? body : body && wording(body, language)
  const subject = wording(title, language)
  await tx
    .insertInto('_outgoing')
    .values({
      id: crypto.randomUUID(),
      ...{ way, address, subject },
      text: [subject, said, target && `${origin}${target}`].filter(Boolean).join('\n\n'),
      dueAt: shanghaiTime(context.clock()),
      tries: 0,
    })
    .execute()
}
