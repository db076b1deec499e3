import type { Entity, Screen } from '#declare'
import type { Here } from '../step.ts'
import { standingOf } from './standing.ts'

/** One record in one state, whose demands are broken. */
export interface Held {
  readonly entity: Entity
  readonly screen: Screen
  readonly state: string | undefined
  readonly id: number
  readonly needs: readonly unknown[]
}

/** What a record lacks of what the state it is in now demands. */
export const lackingOf = async (
  { portal }: Here,
  entity: Entity,
  id: number,
): Promise<readonly string[]> => (await standingOf(portal))(entity, id)

/** What a record lacks that it did not before is a finding: nobody refused, warned or moved it. */
export async function tellLacking(
  here: Here,
  screen: Screen,
  element: string,
  did: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const fresh = after.filter((one) => !before.includes(one))
  if (fresh.length > 0)
    await here.found(screen.path, element, `${did}, and stays where it is: ${fresh.join('；')}`)
}
