import { isKept, type Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { freelyTitled } from '#portal/engine/records/copyRecord.ts'

/** Modules or contents of one subject at most. */
const MOST = 1000

/** A draft of the same, with its modules and what lies in each. */
const copy = async (call: ActionCall): Promise<Row> => {
  const { row, entity, records, make } = call
  if (!row) throw missing(entity.label)
  const named = await freelyTitled(records, entity, row, '副本')
  const made = await make({ ...fieldsOf(call, 'subject', row), ...named })
  const own = { subject: row.id }
  const options = { limit: MOST, sort: 'position' }
  for (const module of await records.select('subjectModule', own, options)) {
    const values = fieldsOf(call, 'subjectModule', module)
    const newModule = await records.create('subjectModule', { ...values, subject: made.id })
    const inside = { ...own, module: module.id }
    for (const content of await records.select('subjectContent', inside, options))
      await records.create('subjectContent', {
        ...fieldsOf(call, 'subjectContent', content),
        ...{ subject: made.id, module: newModule.id },
      })
  }
  return made
}

/** What a copy takes over: everything but the state, counts and the place. */
function fieldsOf({ context }: ActionCall, name: string, row: Row): Row {
  const { fields } = entityNamed(context, name)
  const kept = Object.entries(fields).filter(
    ([, field]) => !isKept(field) && field.kind !== 'order',
  )
  return Object.fromEntries(kept.map(([field]) => [field, row[field] ?? null]))
}

/** Actions of subjects. */
export const actions: ActionFunctions = { copy }
