import type { Port } from '../port.ts'
import { refusedBy } from '../portError.ts'

/**
 * A text message: a template the provider has approved, by the name the portal has for it, and what fills its gaps.
 */
export interface SmsMessage {
  /** Eleven digits, or with the country before it: `+85261234567`. */
  readonly phone: string
  readonly template: string
  readonly variables?: { readonly [name: string]: string }
}

/** Sends text messages. Throws a `PortError`. */
export interface SmsPort extends Port {
  /** Gives what the provider calls the message by. */
  send(message: SmsMessage): Promise<{ readonly id: string }>
}

/** The template of the code at sign-in; its gap is `code`. */
export const SIGN_IN_CODE = 'signInCode'

const PHONE = /^(1[3-9]\d{9}|\+[1-9]\d{6,14})$/
/** What the provider fills into a template may be so long. */
const LONGEST = 35

/** Throws `refused` where no provider would take it, before anything leaves. */
export function checkSms({ phone, variables = {} }: SmsMessage): void {
  if (!PHONE.test(phone))
    throw refusedBy('sms', [
      `手机号 ${partOf(phone)} 格式不正确`,
      `${partOf(phone)} is no phone number`,
    ])
  for (const [name, value] of Object.entries(variables))
    if (value.length > LONGEST)
      throw refusedBy('sms', [
        `变量 ${name} 超过 ${LONGEST} 字`,
        `the variable ${name} is longer than ${LONGEST} characters`,
      ])
}

/** A number is told by its ends only: messages end up in logs. */
export const partOf = (phone: string): string =>
  phone.length < 8 ? phone.replace(/./g, '*') : `${phone.slice(0, 3)}****${phone.slice(-4)}`
