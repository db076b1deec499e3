import type { Log } from '#portal/core/log.ts'
import { checkPush, type PushMessage, type PushPort } from './push.ts'

/** So many of the last messages, and of the tickets that were used, are kept. */
const KEPT = 100

/** Reaches no phone: each message goes to the log, with how many devices it was for, and the last ones stand in `sent`. */
export function standInPush(log: Log): PushPort & { readonly sent: PushMessage[] } {
  const sent: PushMessage[] = []
  let tickets = 0
  return {
    standIn: true,
    sent,
    async ticket() {
      tickets += 1
      return `stand-in-${tickets}`
    },
    async send(message) {
      checkPush(message)
      const { ticket, devices, title, body } = message
      if (sent.some((one) => one.ticket === ticket)) return { id: ticket }
      sent.push(message)
      if (sent.length > KEPT) sent.shift()
      const text = `${title}: ${body}`.replace(/\s+/g, ' ')
      log({
        level: 'info',
        message: `Push stand-in, not sent, to ${devices.length} devices: ${text}`,
      })
      return { id: ticket }
    },
  }
}
