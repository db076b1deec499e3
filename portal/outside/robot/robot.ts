import type { Port } from '../port.ts'
import { refusedBy } from '../portError.ts'

/** What a robot says in its group. */
export interface RobotMessage {
  /** The address the group's platform gave for it: `https://…`. Whoever knows it may write there. */
  readonly webhook: string
  readonly text: string
  readonly pictures?: readonly string[]
}

/** Writes into a group. Throws a `PortError`. */
export interface RobotPort extends Port {
  /** Gives what the platform answered, in its own words. */
  send(message: RobotMessage): Promise<{ readonly answer: string }>
}

/** WeCom takes so many bytes of text. */
const LONGEST = 2048

/** Throws `refused` where no platform would take it, before anything leaves. */
export function checkRobotMessage({ webhook, text }: RobotMessage): void {
  if (!URL.canParse(webhook) || new URL(webhook).protocol !== 'https:')
    throw refusedBy('robot', ['推送地址须以 https:// 开头', 'the webhook must start with https://'])
  if (text === '') throw refusedBy('robot', ['消息是空的', 'the message is empty'])
  if (new TextEncoder().encode(text).length > LONGEST)
    throw refusedBy('robot', [
      `消息超过 ${LONGEST} 字节`,
      `the message is longer than ${LONGEST} bytes`,
    ])
}

/** The end of a webhook: enough to tell robots apart, not enough to use it. */
export const endOf = (webhook: string): string => `…${webhook.slice(-4)}`
