import type { Log } from '#portal/core/log.ts'
import { partOfPhone } from '#portal/core/partOfPhone.ts'
import { checkSms, type SmsMessage, type SmsPort } from './sms.ts'

/** So many of the last messages are kept. */
const KEPT = 100

/**
 * Sends nothing: keeps the last messages in `sent` and says so in the log, which more people read than may know a code
 * or a phone.
 * @param keep puts a message where whoever runs the portal can read it, and tells where that is
 */
export function standInSms(
  log: Log,
  keep?: (message: SmsMessage) => Promise<string>,
): SmsPort & { readonly sent: SmsMessage[] } {
  const sent: SmsMessage[] = []
  let count = 0
  return {
    standIn: true,
    sent,
    async send(message) {
      checkSms(message)
      const { phone, template } = message
      const place = await keep?.(message)
      sent.push(message)
      if (sent.length > KEPT) sent.shift()
      const told = `SMS stand-in, not sent, to ${partOfPhone(phone)}: ${template}`
      log({ level: 'info', message: place ? `${told} (${place})` : told })
      count += 1
      return { id: `stand-in-${count}` }
    },
  }
}

/** A message as it is kept: to whom, which template, what its gaps are filled with. */
export function textOfSms({ phone, template, variables = {} }: SmsMessage): string {
  const gaps = Object.entries(variables).map(([name, value]) => `${name} = ${value}`)
  return `${[`to ${phone}`, template, ...gaps].join('\n')}\n`
}
