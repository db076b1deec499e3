import type { Label, Row } from '#declare'
import { asks, missing, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'

const RULE = 'category.moveContents'
/** Contents of one kind that are moved at once. */
const MOST = 5000

/** Everything that is classified, and by which field. */
const classified = ({
  context,
}: ActionCall): readonly (readonly [entity: string, field: string])[] =>
  [...context.entities.values()].flatMap(({ name, fields, keysOf }) =>
    keysOf || name === 'category'
      ? []
      : Object.entries(fields).flatMap(([field, { kind, to }]) =>
          kind === 'ref' && to === 'category' ? [[name, field] as const] : [],
        ),
  )

/** Everything classified here goes to another category: told by kind first, moved under the rules of each once that is agreed to. */
const moveContents: ActionFunctions[string] = async (call) => {
  const { row, entity, values, records, accepted } = call
  if (!row) throw missing(entity.label)
  const to = await records.find('category', Number(values.to))
  if (!to || to.id === row.id || to.status !== 'enabled')
    throw refusedField('to', ['请选择另一个启用的分类', 'Choose another category that is enabled'])
  const found: { name: string; field: string; rows: readonly Row[] }[] = []
  for (const [name, field] of classified(call)) {
    const rows = await records.select(name, { [field]: row.id }, { limit: MOST })
    if (rows.length > 0) found.push({ name, field, rows })
  }
  const total = found.reduce((sum, { rows }) => sum + rows.length, 0)
  if (total === 0) throw refusedField('to', ['此分类下没有内容', 'Nothing is classified here'])
  if (!accepted.has(RULE))
    throw asks({ warnings: [{ rule: RULE, field: 'to', message: usesLabel() }] })
  for (const { name, field, rows } of found)
    for (const { id } of rows) await records.update(name, id as number, { [field]: to.id })
  return { moved: total }

  function usesLabel(): Label {
    const joinUses = (at: 0 | 1) =>
      found.map(({ name, rows }) => `${entityNamed(call.context, name).label[at]} ${rows.length}`)
    return [
      `将转移 ${total} 条到“${to?.name}”：${joinUses(0).join('、')}。确定继续？`,
      `${total} go to "${to?.name}": ${joinUses(1).join(', ')}. Go on?`,
    ]
  }
}

/** Actions of knowledge categories. */
export const actions: ActionFunctions = { moveContents }
