import type { Outbound } from '../outbound/outbound.ts'
import { portErrorOf, refusedBy } from '../portError.ts'
import { checkRobotMessage, type RobotMessage, type RobotPort } from './robot.ts'

const TIMEOUT = 10_000
const MOST = 10_000

/** A group robot of WeCom, written to through its webhook. Pictures follow the text as lines. */
export const wecomRobot = (outbound: Outbound): RobotPort => ({
  standIn: false,
  async send(message) {
    checkRobotMessage(message)
    const { errcode, errmsg = '' } = await post(outbound, message)
    if (errcode !== 0) throw refusedBy('robot', `${errcode ?? '?'} ${errmsg}`)
    return { answer: errmsg || 'ok' }
  },
})

interface Answer {
  readonly errcode?: number
  readonly errmsg?: string
}

async function post(outbound: Outbound, { webhook, text, pictures = [] }: RobotMessage) {
  const { host } = new URL(webhook)
  try {
    const response = await outbound(webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ msgtype: 'text', text: { content: [text, ...pictures].join('\n') } }),
      timeout: TIMEOUT,
      most: MOST,
    })
    return (await response.json()) as Answer
  } catch (error) {
    throw portErrorOf('robot', host, error)
  }
}
