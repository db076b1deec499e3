import type { Row } from '#declare'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { playableCount } from './podcasts/playlistItems.ts'

const LEAST = 3

/** A list goes on shelf with at least three items that can be heard. */
const threePlayable: Judging = async ({ after, records }) => {
  const count = await playableCount((after.items ?? []) as Row[], records)
  if (count >= LEAST) return []
  return [
    {
      field: 'items',
      message: [
        `至少需要 ${LEAST} 条已上架的内容，只有 ${count} 条`,
        `At least ${LEAST} items must be published: only ${count}`,
      ],
    },
  ]
}

/** Rules of playlists that no word carries. */
export const rules: RuleFunctions = { threePlayable }
