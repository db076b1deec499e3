import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives back what starting took: reading 200 declarations leaves some 40 MB of garbage that V8 would keep until it
 * needs room, which an idle portal never does. A full collection stops everything for some 30 ms: a portal that answers
 * does it when it has started, the process of its jobs over and over.
 */
export function settleMemory(): void {
  collect ??= collector()
  collect({ type: 'major', flavor: 'last-resort' })
}

type Collect = (options: { type: 'major'; flavor?: string }) => void
let collect: Collect | undefined

function collector(): Collect {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as Collect
}
