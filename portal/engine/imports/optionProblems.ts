import type { BulkKind, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import type { Problem } from '#derive/problem.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { kindProblems } from '../records/kindProblems.ts'

/**
 * What is wrong with the values that are chosen beside a list: unknown ones, those of another kind, those left out,
 * records that are not there or not among those it may be chosen from.
 */
export async function optionProblems(
  context: PortalContext,
  kind: BulkKind,
  given: Row | null,
): Promise<Problem[]> {
  const plain = valueProblems(kind, given)
  return plain.length > 0 ? plain : recordProblems(context, kind, given ?? {})
}

async function recordProblems(
  context: PortalContext,
  { options }: BulkKind,
  values: Row,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [name, { to, where = {}, label }] of Object.entries(options)) {
    if (!to || isEmpty(values[name])) continue
    const meant = { ...(where as Row), id: values[name] }
    const [found] = await context.rows.select(
      context.database.db,
      entityNamed(context, to),
      meant,
      { limit: 1 },
    )
    if (found) continue
    const message = [
      `所选${label[0]}不存在或不适用，请重新选择`,
      `That ${label[1].toLowerCase()} is not there, or not one it can be: choose another`,
    ] as const
    problems.push({ field: `options.${name}`, message })
  }
  return problems
}

function valueProblems({ options: fields }: BulkKind, given: Row | null): Problem[] {
  const values = given ?? {}
  const unknown = Object.keys(values).filter((name) => !(name in fields))
  const missing = Object.entries(fields).filter(
    ([name, field]) => field.required && isEmpty(values[name]),
  )
  return [
    ...unknown.map((name) => ({
      field: `options.${name}`,
      message: [
        `此类批次没有选项“${name}”`,
        `Batches of this kind have no option "${name}"`,
      ] as const,
    })),
    ...kindProblems(fields, values, 'options.'),
    ...missing.map(
      ([
        name,
        {
          label: [zh, en],
        },
      ]) => ({
        field: `options.${name}`,
        message: [`请选择${zh}`, `Choose: ${en}`] as const,
      }),
    ),
  ]
}
