import type { Jump, Row } from '#declare'
import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { isOnItsShelf } from '#portal/engine/records/isOnItsShelf.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import { jumpTargets } from '#widgets/kind/jumpTargets.ts'
import { pictureIn, priceOf } from './contentOf.ts'

/** What a package may hold. */
const types = [
  'course',
  'magazine',
  'issue',
  'audiobook',
  'radioStation',
  'podcast',
  'subject',
  'camp',
  'practice',
] as const
/** Looked through of one type, and offered in all. */
const LOOKED = 1000
const OFFERED = 200

interface Found {
  readonly key: string
  readonly title: string
  readonly picture: string | null
  readonly facts: readonly string[]
  readonly target: Jump
}

const packageOf = ({ row, entity }: ActionCall): Row => {
  if (!row) throw missing(entity.label)
  return row
}

/** Contents on their shelves that the package does not hold yet, narrowed by what was asked for; the newest first. */
export async function contentsFor(call: ActionCall): Promise<readonly Found[]> {
  const { records, values } = call
  const where = { package: packageOf(call).id, type: 'content' }
  const items = await records.select('productPackageItem', where, { limit: 1000 })
  const held = new Set(items.map(({ target }) => keyOf(target as Jump | null)))
  const wanted = types.filter((type) => !values.type || values.type === type)
  const found: Found[] = []
  for (const type of wanted)
    for (const one of await ofType(call, type)) if (!held.has(one.key)) found.push(one)
  return found.slice(0, OFFERED)
}

const keyOf = (target: Jump | null): string => (target ? `${target.type}-${target.id}` : '')

async function ofType(call: ActionCall, type: (typeof types)[number]): Promise<Found[]> {
  const { entity: name = '', where = {}, label } = jumpTargets[type] ?? {}
  const entity = entityNamed(call.context, name)
  const rows = await call.records.select(name, where, { limit: LOOKED, sort: '-id' })
  const at = call.session.language === 'en' ? 1 : 0
  return rows
    .filter((row) => isOnItsShelf(entity, row) && fits(row, titleOf(entity, row), call.values))
    .map((row) => {
      const target = { type, id: row.id as number } as Jump
      const price = priceOf(row)
      const facts = [label?.[at] ?? '', ...(price === null ? [] : [`¥${(price / 100).toFixed(2)}`])]
      return {
        key: keyOf(target),
        title: titleOf(entity, row),
        picture: pictureIn(row),
        facts,
        target,
      }
    })
}

/** A content without the field that is asked about does not fit. */
function fits(row: Row, title: string, values: Row): boolean {
  const { keyword, category, label, priceUpTo, since } = values
  const price = priceOf(row)
  const published = String(row.publishAt ?? row.publishDate ?? row.createdAt ?? '').slice(0, 10)
  return (
    (!keyword || title.toLowerCase().includes(String(keyword).toLowerCase())) &&
    (!category || row.category === category || row.appCategory === category) &&
    (!label || ((row.tags ?? []) as readonly unknown[]).includes(label)) &&
    (typeof priceUpTo !== 'number' || (price !== null && price <= priceUpTo)) &&
    (!since || published >= String(since))
  )
}

/** Actions of product packages. */
export const actions: ActionFunctions = {
  contents: async (call) => ({
    choices: (await contentsFor(call)).map(({ target: _, ...choice }) => choice),
  }),

  /** The chosen contents at the end of the package. */
  addContents: async (call) => {
    const chosen = new Set((call.values.chosen ?? []) as readonly string[])
    const found = (await contentsFor(call)).filter(({ key }) => chosen.has(key))
    if (found.length === 0)
      throw refusedField('chosen', ['请选择要添加的内容', 'Choose what is to be added'])
    const bundle = packageOf(call).id
    for (const { target, title } of found)
      await call.records.create('productPackageItem', {
        package: bundle,
        type: 'content',
        target,
        quantity: 1,
        showTitle: [...title].slice(0, 30).join(''),
        enabled: true,
      })
    return { count: found.length }
  },
}
