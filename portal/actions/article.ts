import { conflict, refusedField } from '../errors.ts'
import type { ActionFunctions } from './action.ts'
import { insertPodcasts } from './insertPodcasts.ts'

/** Articles into another issue of the same magazine, at its end, in the order they were chosen. */
const moveToIssue: ActionFunctions[string] = async ({ row, values, records, change }) => {
  if (!row) throw refusedField('ids', ['请先选择文章', 'Choose the articles first'])
  const issue = typeof values.issue === 'number' ? await records.find('issue', values.issue) : null
  if (!issue) throw refusedField('issue', ['请选择期次', 'Choose an issue'])
  if (row.status === 'published')
    throw conflict([
      {
        field: '_',
        kind: 'conflict',
        message: [
          '已发布的文章不能移动，请先撤回',
          'A published article cannot be moved: withdraw it first',
        ],
      },
    ])
  const column = await records.find('column', row.column as number)
  if (column?.magazine !== issue.magazine)
    throw refusedField('issue', ['只能移至同一杂志的期次', 'Only to an issue of the same magazine'])
  const [last] = await records.select(
    'article',
    { issue: issue.id, position: { set: true } },
    { limit: 1, sort: '-position' },
  )
  return change(row.id as number, { issue: issue.id, position: Number(last?.position ?? 0) + 1 })
}

/** Actions of articles. */
export const article: ActionFunctions = { insertPodcasts, moveToIssue }
