import type { Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

const isBlocking = (row: Row | null): boolean =>
  row?.type === 'keyword' && row.effect === 'block' && row.status === 'published'

/** Live trending and cue words that this keyword blocks from now on. */
async function blocked({ kind, before, after, records }: Change) {
  const isNew = !isBlocking(before) || before?.word !== after.word
  if (kind === 'remove' || !isBlocking(after) || !isNew) return []
  const live = { status: 'published', word: after.word }
  const words = await records.select('searchWord', { ...live, type: 'trending' })
  const cues = await records.select('cueWord', live)
  return [
    ...words.map(({ id }) => ({ of: 'searchWord', id: id as number })),
    ...cues.map(({ id }) => ({ of: 'cueWord', id: id as number })),
  ]
}

/** Whoever blocks a word is told what goes offline with it. */
const namesWhatIsWithdrawn: Judging = async (change) => {
  const found = await blocked(change)
  if (found.length === 0) return []
  const cues = found.filter(({ of }) => of === 'cueWord').length
  const trending = found.length - cues
  return [
    {
      field: 'effect',
      message: [
        `屏蔽后将同时下线热搜词 ${trending} 条、提示词 ${cues} 条。确定继续？`,
        `${trending} trending words and ${cues} cue words go offline with it. Go on?`,
      ],
    },
  ]
}

const withdrawsBlocked: Bringing = {
  effect: async (change) => {
    for (const { of, id } of await blocked(change)) await change.records.move(of, id, 'withdraw')
  },
}

/** Rules of search words that no word of the language carries. */
export const rules: RuleFunctions = { namesWhatIsWithdrawn, withdrawsBlocked }
