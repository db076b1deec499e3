import type { Row } from '#declare'
import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import {
  type ContentKinds,
  chosenContents,
  contentChoices,
} from '#portal/engine/actions/contentChoices.ts'

/** What a small subject takes in, and what readers find of it. */
const kinds: ContentKinds = {
  article: { entity: 'article', filter: { status: 'published' } },
  wenbo: { entity: 'wenboContent', filter: { status: 'published' } },
  podcast: { entity: 'podcast', filter: { status: 'onShelf' } },
}
/** The field that refers to a content of the kind. */
const fieldOf: { readonly [kind: string]: string } = {
  article: 'article',
  wenbo: 'content',
  podcast: 'podcast',
}
/** Entries of one small subject at most. */
const MOST = 50

async function heldBy({ records, values }: ActionCall): Promise<ReadonlySet<string>> {
  const { smallSubject } = values
  if (!smallSubject)
    throw refusedField('smallSubject', ['请先选择小专题', 'Choose the small subject first'])
  const rows = await records.select('smallSubjectContent', { smallSubject }, { limit: MOST })
  return new Set(rows.map((row) => `${row.source}-${row[fieldOf[String(row.source)] ?? '']}`))
}

/** Published contents of the kind asked for that the small subject does not hold yet. */
const contents: ActionFunctions[string] = async (call) => {
  const name = String(call.values.kind)
  const kind = kinds[name]
  if (!kind) throw refusedField('kind', ['请选择内容类型', 'Choose the kind of content'])
  const held = await heldBy(call)
  return { choices: await contentChoices(call, [name, kind], held, call.values.keyword) }
}

/** The chosen ones at the end of the small subject, in the order they were ticked. */
const addContents: ActionFunctions[string] = async (call) => {
  const held = await heldBy(call)
  const chosen = chosenContents(call, kinds)
  const fresh = chosen.filter(([kind, id]) => !held.has(`${kind}-${id}`))
  if (chosen.length === 0) throw refusedField('chosen', ['请至少选一项', 'Choose at least one'])
  const { smallSubject } = call.values
  for (const [source, id] of fresh)
    await call.make({ smallSubject, source, [fieldOf[source] as string]: id })
  return { added: fresh.length, left: chosen.length - fresh.length }
}

/** An entry goes to the end of another small subject. */
const moveTo: ActionFunctions[string] = async ({ row, values, entity, change }): Promise<Row> => {
  if (!row) throw missing(entity.label)
  if (values.to === row.smallSubject)
    throw refusedField('to', ['已在这个小专题里', 'It is in that small subject already'])
  return change(row.id as number, { smallSubject: values.to })
}

/** Actions of the contents of small subjects. */
export const actions: ActionFunctions = { contents, addContents, moveTo }
