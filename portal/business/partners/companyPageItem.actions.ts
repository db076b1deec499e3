import { isKept, type Jump, type Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import { jumpTargets } from '#widgets/kind/jumpTargets.ts'
import { packagesOf } from './packagesOf.ts'

/** Something that can be chosen from a picker: what it is called, and what tells it apart. */
interface Choice {
  readonly key: string
  readonly title: string
  readonly picture: string | null
  readonly facts: readonly string[]
}

const keyOf = ({ type, id }: Jump) => `${type}-${id}`

async function pageOf({ values, records }: ActionCall): Promise<Row> {
  const id = values.page
  const page = typeof id === 'number' ? await records.find('companyPage', id) : null
  if (page && ['banner', 'knowledge', 'class'].includes(String(values.area))) return page
  throw refusedField('page', ['请先选择页面与区块', 'Choose the page and the area first'])
}

/** Contents of the packages of the page's company that the area does not show yet, each once. */
async function contents(call: ActionCall): Promise<readonly (Choice & { item: Row })[]> {
  const { records, values, context } = call
  const page = await pageOf(call)
  const company = page.company ? await records.find('company', page.company as number) : null
  const packages = company ? await packagesOf(company, records) : []
  if (packages.length === 0) return []
  const where = { package: packages, type: 'content', enabled: true }
  const held = await records.select('productPackageItem', where, { limit: 1000, sort: 'position' })
  const there = await records.select(
    'companyPageItem',
    { page: page.id, area: values.area },
    { limit: 1000 },
  )
  const shown = new Set(there.map(({ target }) => keyOf(target as Jump)))
  const found = new Map<string, Choice & { item: Row }>()
  for (const item of held) {
    const target = item.target as Jump | null
    if (!target?.id || shown.has(keyOf(target)) || found.has(keyOf(target))) continue
    const { entity, label } = jumpTargets[target.type] ?? {}
    const row = entity ? await records.find(entity, Number(target.id)) : null
    if (!entity || !row) continue
    const named = item.showTitle ?? titleOf(entityNamed(context, entity), row)
    found.set(keyOf(target), {
      key: keyOf(target),
      title: String(named),
      picture: pictureIn(row),
      facts: label ? [label[context && call.session.language === 'en' ? 1 : 0]] : [],
      item,
    })
  }
  return [...found.values()]
}

const pictureIn = (row: Row): string | null => {
  const found = ['cover', 'imageUrl', 'smallImage'].map((name) => row[name]).find(Boolean)
  return found ? String(found) : null
}

/** Actions of page items. */
export const actions: ActionFunctions = {
  packageContents: async (call) => ({
    choices: (await contents(call)).map(({ item, ...choice }) => choice),
  }),

  /** The chosen contents at the end of the area; a picture in the right shape is still to be added, so they are hidden. */
  addFromPackage: async (call) => {
    const chosen = new Set((call.values.chosen ?? []) as readonly string[])
    const found = (await contents(call)).filter(({ key }) => chosen.has(key))
    if (found.length === 0)
      throw refusedField('chosen', ['请选择要添加的内容', 'Choose what is to be added'])
    const { page, area } = call.values
    const picture = area === 'banner' ? 'bannerImage' : 'cover'
    for (const { title, item, picture: url } of found)
      await call.make({
        page,
        area,
        title: [...title].slice(0, 30).join(''),
        target: item.target,
        [picture]: url,
        badge: 'exclusive',
        enabled: true,
      })
    return { count: found.length }
  },

  /** The same item in the same area of each page, at its end. */
  copyToPages: async ({ row, values, records, entity }) => {
    const pages = [values.pages].flat().filter((id): id is number => Number.isSafeInteger(id))
    if (!row || pages.length === 0)
      throw refusedField('pages', ['请选择目标页面', 'Choose the pages'])
    const { position, ...fields } = entity.fields
    const own = Object.keys(fields).filter((name) => name !== 'page' && !isKept(fields[name]!))
    const copy = Object.fromEntries(own.map((name) => [name, row[name] ?? null]))
    for (const page of pages)
      if (page !== row.page) await records.create(entity.name, { ...copy, page })
    return row
  },
}
