import type { LiveChange } from '../../client/live/liveEvents.ts'
import { useWatch } from './useWatch.ts'

interface Props {
  /** An entity, by name. */
  readonly of: string
  onChanges(changes: readonly LiveChange[]): unknown
  onMany(): unknown
}

/** Is told what others do to records of one more entity, on a screen that shows several. */
export function Follow({ of, ...ends }: Props): null {
  useWatch({ entity: of, ...ends })
  return null
}
