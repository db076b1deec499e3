import type { Jump, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import { jumpTargets } from '#widgets/kind/jumpTargets.ts'

/** What may be picked, with the states readers find it in. */
const offered: { readonly [kind: string]: Row } = {
  course: { parent: null, status: 'published' },
  audiobook: { status: 'published' },
  podcast: { status: 'onShelf' },
  article: { status: 'published' },
}
const MOST = 1000

/** Published contents of a kind that the slot does not hold yet, the newest first. */
const contents: ActionFunctions[string] = async (call) => {
  const { context, records, values } = call
  const type = String(values.kind)
  const where = offered[type]
  const name = jumpTargets[type]?.entity
  if (!where || !name || !values.slot)
    throw refusedField('kind', [
      '请选择推荐位与内容类型',
      'Choose the slot and the kind of content',
    ])
  const held = new Set(await linksIn(call))
  const rows = await records.select(name, where, { limit: MOST, sort: '-id' })
  const entity = entityNamed(context, name)
  return {
    choices: rows
      .filter(({ id }) => !held.has(`${type}-${id}`))
      .map((row) => ({
        key: `${type}-${row.id}`,
        title: titleOf(entity, row),
        picture: pictureIn(row),
        facts: [String(row.updatedAt).slice(0, 10)],
      })),
  }
}

async function linksIn({ records, values }: ActionCall): Promise<readonly string[]> {
  const rows = await records.select('listenerRecommend', { slot: values.slot }, { limit: MOST })
  return rows.map(({ link }) => `${(link as Jump).type}-${(link as Jump).id}`)
}

const pictureIn = ({ smallImage, imageUrl, cover }: Row): string | null =>
  [smallImage, imageUrl, cover].find((one) => typeof one === 'string') as string | null

/** Adds the chosen ones as drafts of the slot. */
const addContents: ActionFunctions[string] = async (call) => {
  const { values, make } = call
  const chosen = Array.isArray(values.chosen) ? values.chosen.map(String) : []
  if (chosen.length === 0) throw refusedField('chosen', ['请至少选一项', 'Choose at least one'])
  const held = new Set(await linksIn(call))
  const fresh = chosen.filter((key) => !held.has(key))
  for (const key of fresh) {
    const [type = '', id] = key.split('-')
    if (!(type in offered)) throw refusedField('chosen', [`没有“${key}”`, `There is no "${key}"`])
    await make({ slot: values.slot, link: { type, id: Number(id) } })
  }
  return { added: fresh.length, left: chosen.length - fresh.length }
}

/** Actions of listener recommendations. */
export const actions: ActionFunctions = { contents, addContents }
