import type { Jump, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { isOnItsShelf } from '#portal/engine/records/isOnItsShelf.ts'
import { pictureProblems } from '#portal/engine/records/pictures.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import { jumpTargets } from '#widgets/kind/jumpTargets.ts'
import { pictureIn } from './contentOf.ts'

/** Looked through, and offered. */
const LOOKED = 1000
const OFFERED = 200
const LONGEST = 40

interface Found {
  readonly key: string
  readonly title: string
  readonly picture: string | null
  readonly target: Jump
}

/** Contents of one type on their shelves that the product does not hold yet, the newest first. */
async function found({ context, records, values }: ActionCall): Promise<readonly Found[]> {
  const { product, keyword } = values
  const type = String(values.type) as Jump['type']
  const { entity: name, where = {} } = jumpTargets[type] ?? {}
  if (!product || !name) return []
  const held = await records.select('cloudContent', { product }, { limit: LOOKED })
  const taken = new Set(held.map(({ target }) => keyOf(target as Jump)))
  const entity = entityNamed(context, name)
  const rows = await records.select(name, where, { limit: LOOKED, sort: '-id' })
  return rows
    .filter((row) => isOnItsShelf(entity, row))
    .map((row) => {
      const target = { type, id: row.id as number } as Jump
      return { key: keyOf(target), title: titleOf(entity, row), picture: pictureIn(row), target }
    })
    .filter(({ key, title }) => !taken.has(key) && title.includes(String(keyword ?? '')))
    .slice(0, OFFERED)
}
const keyOf = ({ type, id }: Jump): string => `${type}-${id}`

/** The content's own cover, where it has the size that covers have here. */
async function coverOf({ context, entity }: ActionCall, cover: string | null): Promise<Row> {
  if (!cover) return {}
  const wrong = await pictureProblems(context, entity, { cover }, null)
  return wrong.length === 0 ? { cover } : {}
}

/** Actions of cloud contents. */
export const actions: ActionFunctions = {
  contents: async (call) => ({
    choices: (await found(call)).map(({ target: _, ...choice }) => ({ ...choice, facts: [] })),
  }),

  /** The chosen contents as drafts at the end of the product. */
  addContents: async (call) => {
    const chosen = new Set((call.values.chosen ?? []) as readonly string[])
    const contents = (await found(call)).filter(({ key }) => chosen.has(key))
    if (contents.length === 0)
      throw refusedField('chosen', ['请选择要添加的内容', 'Choose what is to be added'])
    for (const { target, title, picture } of contents)
      await call.make({
        product: call.values.product,
        target,
        title: [...title].slice(0, LONGEST).join(''),
        ...(await coverOf(call, picture)),
      })
    return { count: contents.length }
  },
}
