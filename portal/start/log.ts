import type { Log, LogLine } from '#portal/core/log.ts'
import { withoutPeople } from '#portal/core/partOfPhone.ts'
import type { LogCollector, LogSender } from './logShipping.ts'

export const clock = () => new Date()
let sender: LogSender | undefined
/** A line of JSON; nobody is named in it whole, wherever the words come from. */
export const log: Log = ({ level, message, ...more }) => {
  const line = withoutPeople(
    JSON.stringify({ time: clock().toISOString(), level, message, ...more }),
  )
  console[level](line)
  sender?.take(JSON.parse(line) as LogLine & { readonly time: string })
}

/** From now on each line goes to a collector as well. Gives what sends the rest and ends that. */
export function shipLog(collector: LogCollector): () => Promise<void> {
  let mine: LogSender | undefined
  const begun = import('./logShipping.ts').then(({ logSender }) => {
    mine = logSender(collector)
    sender = mine
    for (const line of early.splice(0)) mine.take(line)
  })
  const early: (LogLine & { readonly time: string })[] = []
  sender = { take: (line) => void early.push(line), close: async () => {} }
  return async () => {
    await begun
    sender = undefined
    await mine?.close()
  }
}
