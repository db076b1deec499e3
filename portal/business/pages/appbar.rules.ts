import type { Label, Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import type { Bringing, Judging, RuleFunctions, Told } from '#portal/engine/rules/rule.ts'

/** Entries the bottom bar keeps on every platform. */
const LEAST = 2

const platformsOf = (row: Row): readonly string[] => (row.platforms ?? []) as readonly string[]
const isLive = (row: Row | null): row is Row => row?.status === 'published'
const meet = (one: Row, other: Row): boolean =>
  platformsOf(one).some((platform) => platformsOf(other).includes(platform))

/** The other live entries of the bar. */
async function othersIn({ entity, after, records }: Change, bar: unknown): Promise<readonly Row[]> {
  const rows = await records.select(entity.name, { bar, status: 'published' })
  return rows.filter(({ id }) => id !== after.id)
}

const platformLabel = ({ entity }: Change, platform: string): Label =>
  (entity.fields.platforms?.of as { readonly [platform: string]: Label } | undefined)?.[
    platform
  ] ?? [platform, platform]

/** Whoever takes an entry off the bottom bar leaves two on every platform it stood on. */
const keepsTwoAtTheBottom: Judging = async (change) => {
  const { before, after, kind } = change
  if (kind === 'create' || !isLive(before) || before.bar !== 'bottom') return []
  const others = await othersIn(change, 'bottom')
  const stays = kind !== 'remove' && isLive(after) && after.bar === 'bottom' ? [after] : []
  const told = platformsOf(before).flatMap((platform): Told[] => {
    const left = [...others, ...stays].filter((row) => platformsOf(row).includes(platform))
    const lost = !stays.some((row) => platformsOf(row).includes(platform))
    if (!lost || left.length >= LEAST) return []
    const [zh, en] = platformLabel(change, platform)
    const message: Label = [
      `${zh}的底部导航至少保留 ${LEAST} 项，此后只剩 ${left.length} 项`,
      `At least ${LEAST} entries must stay at the bottom on ${en}; only ${left.length} would be left`,
    ]
    return [{ field: '_', message }]
  })
  return told.slice(0, 1)
}

/** The live default entries that this one, being the default now, takes over from. */
async function takenFrom(change: Change): Promise<readonly Row[]> {
  const { after, kind } = change
  if (kind === 'remove' || !isLive(after) || !after.isDefault) return []
  const others = await othersIn(change, after.bar)
  return others.filter((row) => row.isDefault && meet(row, after))
}

/** On every platform of a bar with live entries exactly one of them opens first. */
const oneDefaultPerPlatform: Judging = async (change) => {
  const { before, after, kind } = change
  if (kind === 'remove' || !(isLive(before) || isLive(after))) return []
  const losing = new Set((await takenFrom(change)).map(({ id }) => id))
  const others = await othersIn(change, after.bar)
  const live = [...others, ...(isLive(after) ? [after] : [])]
  const touched = [...live.filter(({ id }) => losing.has(id)), after, ...(before ? [before] : [])]
  for (const platform of new Set(touched.flatMap(platformsOf))) {
    const here = live.filter((row) => platformsOf(row).includes(platform))
    const defaults = here.filter((row) => row.isDefault && !losing.has(row.id))
    if (here.length === 0 || defaults.length === 1) continue
    const [zh, en] = platformLabel(change, platform)
    const message: Label = [
      `${zh}上须有且只有一个默认项，此后为 ${defaults.length} 个`,
      `Exactly one entry opens first on ${en}; there would be ${defaults.length}`,
    ]
    return [{ field: 'isDefault', message }]
  }
  return []
}

const takesOver: Bringing = {
  effect: async (change) => {
    for (const { id } of await takenFrom(change))
      await change.records.update(change.entity.name, id as number, { isDefault: false })
  },
}

/** Rules of the app's bars that no word carries. */
export const rules: RuleFunctions = { keepsTwoAtTheBottom, oneDefaultPerPlatform, takesOver }
