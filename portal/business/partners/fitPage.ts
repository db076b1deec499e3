import { isKept, type Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionCall } from '#portal/engine/actions/action.ts'
import type { Records } from '#portal/engine/context/change.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'

/**
 * Dresses a company from a template: its page set is a copy of the template with all items, a draft named after both.
 * The page set it had goes to the bin, where it can be found again.
 */
export async function fitPage(call: ActionCall, company: Row): Promise<Row> {
  const { records, values } = call
  const template = await templateFor(call, company, values.page)
  const [old] = await records.select('companyPage', { company: company.id }, { limit: 1 })
  if (old) await putAside(records, old)
  const page = await records.create('companyPage', {
    ...copied(call, 'companyPage', template),
    template: false,
    company: company.id,
    name: await nameFor(records, template, company),
  })
  const items = { page: template.id }
  for (const item of await records.select('companyPageItem', items, {
    limit: 1000,
    sort: 'position',
  }))
    await records.create('companyPageItem', {
      ...copied(call, 'companyPageItem', item),
      page: page.id,
    })
  return page
}

async function templateFor({ records }: ActionCall, company: Row, id: unknown): Promise<Row> {
  const page = typeof id === 'number' ? await records.find('companyPage', id) : null
  if (!page?.template) throw refusedField('page', ['请选择页面模板', 'Choose a template'])
  if (page.type === company.type) return page
  throw refusedField('page', [
    `“${page.name}”不适用于${company.shortName}的合作方类型`,
    `"${page.name}" is not for companies of the type of ${company.shortName}`,
  ])
}

async function putAside(records: Records, page: Row): Promise<void> {
  if (page.status === 'published') await records.move('companyPage', page.id as number, 'withdraw')
  await records.remove('companyPage', page.id as number)
}

/** All fields somebody fills in; order and state are the copy's own. */
function copied({ context }: ActionCall, name: string, row: Row): Row {
  const { fields } = entityNamed(context, name)
  const own = Object.keys(fields).filter((field) => !isKept(fields[field]!))
  return Object.fromEntries(own.map((field) => [field, row[field] ?? null]))
}

/** Template and short name, cut so that both fit; numbered where somebody has that name already. */
async function nameFor(records: Records, template: Row, company: Row): Promise<string> {
  const short = [...String(company.shortName)]
  const head = [...String(template.name)].slice(0, 26 - short.length).join('')
  const name = `${head}·${short.join('')}`
  const taken = await records.count('companyPage', { name })
  return taken === 0 ? name : `${name} ${String(company.id).slice(-3)}`
}
