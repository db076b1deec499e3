import type { Row } from '#declare'
import type { ComputedFunctions } from '#portal/engine/records/computedAtSave.ts'
import { playingTime } from './podcasts/playlistItems.ts'

/** Fields worked out by name at every save. */
export const computed: ComputedFunctions = {
  playingTime: ({ items }, { records }) => playingTime((items ?? []) as Row[], records),
}
