import type { BulkKind, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import type { Problem } from '#derive/problem.ts'
import { kindProblems } from '../records/kindProblems.ts'

/** What is wrong with the values that are chosen beside a list: unknown ones, those of another kind, those left out. */
export function optionProblems({ options: fields }: BulkKind, given: Row | null): Problem[] {
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
