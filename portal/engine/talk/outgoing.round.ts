import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { PortalContext } from '../context/portalContext.ts'

/** Sent in one round at most. */
const PORTION = 20
/** Given up after so many tries; the notice stands in the portal all the same. */
const TRIES = 5
const MINUTE = 60_000

/** Sends what people chose to be told outside of the portal; what fails is tried again, each time later. */
export async function round(context: PortalContext): Promise<void> {
  const { db } = context.database
  const due = await db
    .selectFrom('_outgoing')
    .selectAll()
    .where('dueAt', '<=', shanghaiTime(context.clock()))
    .orderBy('dueAt')
    .limit(PORTION)
    .execute()
  for (const one of due) {
    const { id, way, address, subject, text } = one as { readonly [name: string]: string }
    const tries = Number(one.tries) + 1
    try {
      await ways[way as keyof typeof ways](context, address!, subject!, text!)
    } catch (error) {
      if (tries < TRIES) {
        const later = new Date(context.clock().getTime() + tries * tries * MINUTE)
        await db
          .updateTable('_outgoing')
          .set({ tries, dueAt: shanghaiTime(later) })
          .where('id', '=', id!)
          .execute()
        continue
      }
      const message = `Telling somebody by ${way} failed ${TRIES} times and was given up: ${(error as Error).message}`
      context.log({ level: 'warn', message })
    }
    await db.deleteFrom('_outgoing').where('id', '=', id!).execute()
  }
}

const ways = {
  mail: ({ ports }: PortalContext, address: string, subject: string, text: string) =>
    ports.mail.send({ to: [address], subject, text }),
  robot: ({ ports }: PortalContext, webhook: string, _subject: string, text: string) =>
    ports.robot.send({ webhook, text: shortened(text) }),
}

/** WeCom takes so many bytes; a letter of Chinese is three of them. */
const shortened = (text: string): string => {
  const letters = [...text]
  return letters.length > 600 ? `${letters.slice(0, 600).join('')}…` : text
}
