import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives back what starting took: reading 200 declarations leaves some 40 MB of garbage that V8 would keep until it
 * needs room, which an idle portal never does. Once, since a full collection stops everything for some 30 ms.
 */
export function settleMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: { type: 'major'; flavor?: string }) => void
  collect({ type: 'major', flavor: 'last-resort' })
}
