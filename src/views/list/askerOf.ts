import type { Asker } from '#derive/situation.ts'
import type { Viewer } from '#derive/viewer.ts'

/** Whoever looks, as rules and masks ask for them. */
export const askerOf = ({ user, roles, special }: Viewer): Asker => ({
  ...{ user: user === undefined ? null : { id: user }, roles },
  special: new Set(special),
})
