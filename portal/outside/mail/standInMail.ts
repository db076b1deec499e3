import type { Log } from '#portal/core/log.ts'
import { checkMail, type Mail, type MailPort } from './mail.ts'

/** So many of the last letters are kept. */
const KEPT = 20

/**
 * Sends nothing: keeps the last letters in `sent` and says so in the log.
 * @param keep puts a letter where somebody can open it, and tells where that is
 */
export function standInMail(
  log: Log,
  keep?: (mail: Mail) => Promise<string>,
): MailPort & { readonly sent: Mail[] } {
  const sent: Mail[] = []
  return {
    standIn: true,
    sent,
    async send(mail) {
      checkMail(mail)
      const place = await keep?.(mail)
      sent.push(mail)
      if (sent.length > KEPT) sent.shift()
      const message = `Mail stand-in, not sent, for ${mail.to.length}`
      log({ level: 'info', message: place ? `${message} (${place})` : message })
      return { id: `<${crypto.randomUUID()}@stand-in>` }
    },
  }
}
