import type { Log } from '#portal/core/log.ts'
import { checkRobotMessage, endOf, type RobotMessage, type RobotPort } from './robot.ts'

/** So many of the last messages are kept. */
const KEPT = 100

/** Writes to no group: each message goes to the log, and the last ones stand in `sent`. */
export function standInRobot(log: Log): RobotPort & { readonly sent: RobotMessage[] } {
  const sent: RobotMessage[] = []
  return {
    standIn: true,
    sent,
    async send(message) {
      checkRobotMessage(message)
      sent.push(message)
      if (sent.length > KEPT) sent.shift()
      const text = message.text.replace(/\s+/g, ' ')
      log({
        level: 'info',
        message: `Robot stand-in, not sent, to ${endOf(message.webhook)}: ${text}`,
      })
      return { answer: 'stand-in' }
    },
  }
}
