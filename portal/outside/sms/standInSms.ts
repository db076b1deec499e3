import type { Log } from '#portal/http/onError.ts'
import { checkSms, type SmsMessage, type SmsPort } from './sms.ts'

/** So many of the last messages are kept. */
const KEPT = 100

/** Sends nothing: writes each message, codes and all, to the log, and keeps the last ones in `sent`. */
export function standInSms(log: Log): SmsPort & { readonly sent: SmsMessage[] } {
  const sent: SmsMessage[] = []
  let count = 0
  return {
    standIn: true,
    sent,
    async send(message) {
      checkSms(message)
      const { phone, template, variables = {} } = message
      sent.push(message)
      if (sent.length > KEPT) sent.shift()
      const gaps = Object.entries(variables).map(([name, value]) => `${name} = ${value}`)
      const text = [template, ...gaps].join(', ')
      log({ level: 'info', message: `SMS stand-in, not sent, to ${phone}: ${text}` })
      count += 1
      return { id: `stand-in-${count}` }
    },
  }
}
