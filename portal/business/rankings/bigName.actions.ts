import type { Entity, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { pictureProblems } from '#portal/engine/records/pictures.ts'
import { WALL_TAGS, wallTags } from '../activities/participation/wallTags.ts'

const MOST = 500

/** Names that bear a tag. */
const bearing = ({ records }: ActionCall, tag: string): Promise<Row[]> =>
  records.select('bigName', { tags: tag }, { limit: MOST })

/** The tags as they are to be; names that bear the old one are told apart from those that need no change. */
type Change = (tags: readonly string[], tag: string, call: ActionCall) => Promise<readonly string[]>

const add: Change = async (tags, tag) => {
  if (tags.includes(tag)) throw refusedField('tag', ['已有此标签', 'There is this tag already'])
  return [...tags, tag]
}
const first: Change = async (tags, tag) => [tag, ...tags.filter((one) => one !== tag)]
const remove: Change = async (tags, tag, call) => {
  const { length } = await bearing(call, tag)
  if (length > 0)
    throw refusedField('tag', [
      `还有 ${length} 位使用此标签，请合并到其他标签`,
      `${length} names bear it: merge it into another`,
    ])
  return tags.filter((one) => one !== tag)
}
const rename: Change = async (tags, tag, { values }) => {
  const to = String(values.to ?? '').trim()
  if (!to || to === tag) throw refusedField('to', ['请填写新的标签', 'Give the new tag'])
  return tags.includes(to)
    ? tags.filter((one) => one !== tag)
    : tags.map((one) => (one === tag ? to : one))
}
const changes: { readonly [doing: string]: Change } = { add, first, remove, rename }

/** How many names stand under each tag. */
async function countsByTag(call: ActionCall, tags: readonly string[]) {
  const lines = await Promise.all(
    tags.map(async (tag) => ({ name: tag, names: (await bearing(call, tag)).length })),
  )
  return { first: ['标签', 'Tag'], heads: [['names', ['人数', 'Names']]], lines }
}

const fits = async ({ context }: ActionCall, entity: Entity, avatar: unknown) =>
  (await pictureProblems(context, entity, { avatar })).length === 0

/** Actions of the wall of names. */
export const actions: ActionFunctions = {
  /** Adds, renames, merges, moves or deletes a tag; the names that bore it bear the new one in the same transaction. */
  manageTags: async (call) => {
    const { values, records, db, now } = call
    const tags = await wallTags(db, now)
    const tag = String(values.tag ?? '').trim()
    if (values.doing !== 'add' && !tags.includes(tag))
      throw refusedField('tag', [
        `没有此标签，现有：${tags.join('、')}`,
        `There are ${tags.join(', ')}`,
      ])
    const next = await (changes[String(values.doing)] as Change)(tags, tag, call)
    const [setting] = await records.select('baseConfig', { key: WALL_TAGS }, { limit: 1 })
    await records.update('baseConfig', setting?.id as number, { value: JSON.stringify(next) })
    if (values.doing === 'rename') {
      const to = String(values.to).trim()
      for (const { id, tags: borne } of await bearing(call, tag)) {
        const renamed = (borne as readonly string[]).map((one) => (one === tag ? to : one))
        await records.update('bigName', id as number, { tags: [...new Set(renamed)] })
      }
    }
    return { found: await countsByTag(call, next) }
  },

  /** The tags a name may bear, in the order of the wall's tabs. */
  wallTags: async ({ db, now }) => ({ words: await wallTags(db, now) }),

  /** Name and title line of the author; the portrait where it has the size the wall needs. */
  fillFromAuthor: async (call) => {
    const { values, row, records, entity } = call
    const id = Number(values.author ?? row?.author)
    const author = id ? await records.find('author', id) : null
    if (!author) throw refusedField('author', ['请先选择作者', 'Choose the author first'])
    const name = [...String(author.name)].slice(0, 12).join('')
    const honour = [...String(author.title ?? '')].slice(0, 24).join('')
    return {
      name,
      ...(honour && { honour }),
      ...((await fits(call, entity, author.avatar)) && { avatar: author.avatar }),
    }
  },
}
