import type { Entity, Jump, Row } from '#declare'
import { same } from '#derive/compare.ts'
import { asks, missing, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import {
  type ContentKinds,
  chosenContents,
  contentChoices,
} from '#portal/engine/actions/contentChoices.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { jumpTargets } from '#widgets/kind/jumpTargets.ts'
import { contentOf, copiedFields, takenFrom } from './fromTarget.ts'

const pictures = ['imageUrl', 'imageUrl1', 'imageUrl2', 'iconUrl']
const taken = { title: 'title', pictures, scaled: true } as const
/** Contents of a module at most. */
const MOST = 50

/** What may be searched for, as far as readers find it. */
const live = { status: 'published' }
const kinds: ContentKinds = {
  course: { entity: 'catalog', filter: { ...jumpTargets.course?.where, ...live } },
  issue: { entity: 'issue', filter: live },
  article: { entity: 'article', filter: live },
  podcast: { entity: 'podcast', filter: { status: 'onShelf' } },
  audiobook: { entity: 'audiobook', filter: live },
  subject: { entity: 'subject', filter: live },
  camp: { entity: 'camp', filter: live },
  shopGoods: { entity: 'shopGoods', filter: { saleState: 'onSale' } },
}

/** The record a content stands for, whichever field names it. */
async function original(call: ActionCall, row: Row): Promise<{ of: Entity; row: Row } | null> {
  for (const name of ['dailyKnowledge', 'theme'])
    if (row.contentType === name && row[name]) {
      const of = entityNamed(call.context, name)
      const found = await call.records.find(name, row[name] as number)
      return found && { of, row: found }
    }
  return contentOf(call, row.target as Jump | null)
}

const nameOf = (entity: Entity, text: unknown): string =>
  [...String(text)].slice(0, entity.fields.name?.max ?? 30).join('')

async function heldBy({ records }: ActionCall, module: unknown): Promise<ReadonlySet<string>> {
  if (!module) throw refusedField('module', ['请先选择模块', 'Choose the module first'])
  const rows = await records.select('moduleContent', { module }, { limit: MOST })
  return new Set(
    rows.flatMap(({ target }) =>
      target ? [`${(target as Jump).type}-${(target as Jump).id}`] : [],
    ),
  )
}

/** A draft of a content in a module, with its words and the pictures of its shapes. */
async function addContent(call: ActionCall, module: unknown, target: Jump): Promise<void> {
  const content = await contentOf(call, target)
  if (!content) return
  const said = takenFrom(call.entity, content.of, content.row, taken)
  await call.make({
    ...{ module, contentType: 'product', target, showPrice: true, audience: 'all' },
    ...{ ...said, name: nameOf(call.entity, said.title) },
  })
}

/** Actions of what stands in the modules of pages. */
export const actions: ActionFunctions = {
  /** A draft of the same in another module. */
  copy: async ({ row, entity, values, make }) => {
    if (!row) throw missing(entity.label)
    return make({ ...copiedFields(entity, row), module: values.to })
  },

  /** Title and pictures as the content itself has them now; asks first, naming what would change. */
  synchronize: async (call) => {
    const { row, entity, change, accepted } = call
    if (!row) throw missing(entity.label)
    const found = await original(call, row)
    if (!found)
      throw refusedField('target', [
        '没有可同步的站内内容',
        'It leads to no content of the product',
      ])
    const fresh = takenFrom(entity, found.of, found.row, taken)
    const changed = Object.keys(fresh).filter((name) => !same(fresh[name], row[name]))
    const rule = `${entity.name}.synchronize`
    if (changed.length === 0) return row
    if (!accepted.has(rule)) {
      const labels = changed.map((name) => entity.fields[name]?.label ?? [name, name])
      const [zh, en] = [labels.map(([text]) => text).join('、'), labels.map(([, text]) => text)]
      const message = [
        `“${row.name}”将更新：${zh}。确定同步？`,
        `"${row.name}" takes anew: ${en.join(', ')}. Go on?`,
      ] as const
      throw asks({ warnings: [{ field: '_', rule, message }] })
    }
    return change(row.id as number, fresh)
  },

  /** A draft module that holds what the theme does, each content as a draft, in the same order. */
  createThemeModule: async (call) => {
    const { values, records } = call
    const theme = await records.find('theme', values.theme as number)
    if (!theme)
      throw missing(call.entity.fields.theme?.label ?? call.entity.label, String(values.theme))
    const made = await records.create('module', {
      ...{ pageKey: values.pageKey, name: nameOf(entityNamed(call.context, 'module'), theme.name) },
      ...{ style: 'double', source: 'manual', showCount: 6, audience: 'all', refreshable: false },
      platforms: ['ios', 'android', 'harmony'],
    })
    const items = ((theme.contents ?? []) as readonly Row[]).slice(0, MOST)
    // New contents go first: the last one is put in before all others.
    for (const { target } of items.toReversed()) await addContent(call, made.id, target as Jump)
    return { module: made }
  },

  /** What the kind holds that the module does not yet, by name or number. */
  contents: async (call) => {
    const { kind, module, keyword } = call.values
    const found = Object.hasOwn(kinds, String(kind)) ? kinds[String(kind)] : undefined
    if (!found) throw refusedField('kind', ['请选择内容类型', 'Choose the kind of content'])
    const held = await heldBy(call, module)
    const number = /^\d+$/.test(String(keyword ?? '').trim()) ? Number(keyword) : undefined
    const of = number === undefined ? found : { ...found, filter: { ...found.filter, id: number } }
    const named = [String(kind), of] as const
    return { choices: await contentChoices(call, named, held, number === undefined && keyword) }
  },

  /** The chosen ones as drafts of the module, in the order they were ticked. */
  addContents: async (call) => {
    const { module } = call.values
    const held = await heldBy(call, module)
    const chosen = chosenContents(call, kinds)
    if (chosen.length === 0) throw refusedField('chosen', ['请至少选一项', 'Choose at least one'])
    const fresh = chosen.filter(([kind, id]) => !held.has(`${kind}-${id}`))
    for (const [type, id] of fresh.toReversed()) await addContent(call, module, { type, id })
    return { added: fresh.length, left: chosen.length - fresh.length }
  },
}
