import type { Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** An icon row holds so many; so many icons stay at least. */
const A_ROW = 5
/** More icons than ever are published at once. */
const MOST = 200

/** The other published icons of each platform this one is on, for the same users. */
async function besides({ entity, after, records }: Change) {
  const where = { status: 'published', id: { not: after.id } }
  const rows = await records.select(entity.name, where, { limit: MOST })
  const seen = rows.filter(({ audience }) => audience === 'all' || audience === after.audience)
  return ((after.platforms ?? []) as readonly string[]).map((platform) => ({
    platform,
    icons: seen.filter((row) => (row.platforms as readonly string[]).includes(platform)),
  }))
}

/** By hand an icon goes online in the skin that is on; skins are switched in one step. */
const oneSkinIsOn: Judging = async ({ entity, after, records, session }) => {
  if (session.acting !== 'user') return []
  const where = { status: 'published', skin: { not: after.skin } }
  const [other] = await records.select(entity.name, where, { limit: 1 })
  if (!other) return []
  const skin = String(other.skin)
  return [
    {
      field: 'skin',
      message: [
        `当前皮肤是“${skin}”，请用“切换皮肤”整套更换`,
        `The skin "${skin}" is on: switch all icons at once with "Switch skin"`,
      ],
    },
  ]
}

/** Icons stand five a row: whoever leaves a row unfilled is told. */
const rowsAreFull: Judging = async (change) => {
  const joins = change.after.status === 'published' ? 1 : 0
  const counts = (await besides(change)).map(({ icons }) => ofSkin(icons, change.after) + joins)
  const open = counts.find((count) => count % A_ROW !== 0)
  if (open === undefined) return []
  return [
    {
      field: '_',
      message: [
        `此后共 ${open} 个图标，最后一行没有排满`,
        `There will be ${open} icons: the last row stays half empty`,
      ],
    },
  ]
}
const ofSkin = (icons: readonly Row[], { skin }: Row): number =>
  icons.filter((row) => row.skin === skin).length

/** Five icons stay on every platform. */
const fiveStay: Judging = async (change) => {
  const short = (await besides(change)).find(({ icons }) => icons.length < A_ROW)
  if (!short) return []
  const left = short.icons.length
  return [
    {
      field: '_',
      message: [
        `每个平台至少保留 ${A_ROW} 个图标，此后只剩 ${left} 个`,
        `At least ${A_ROW} icons stay on each platform; only ${left} would be left`,
      ],
    },
  ]
}

/** Rules of entry icons that no word carries. */
export const rules: RuleFunctions = { oneSkinIsOn, rowsAreFull, fiveStay }
