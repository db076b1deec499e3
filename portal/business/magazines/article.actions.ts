import { conflict, missing, refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
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

/** States of a job that is not over. */
const ON_ITS_WAY = ['queued', 'running', 'paused']

/** A job that has the article read aloud; one that is on its way already is not doubled. */
const synthesize: ActionFunctions[string] = async ({
  context,
  entity,
  row,
  session,
  db,
  records,
}) => {
  if (!row) throw missing(entity.label)
  const { id, title } = row
  const same = { kind: 'speech', recordId: String(id), status: ON_ITS_WAY }
  if ((await records.count('job', same)) > 0)
    throw conflict([
      {
        field: '_',
        kind: 'conflict',
        message: [
          '该文章的朗读音频正在生成，请在任务中查看',
          'Its audio is being synthesized already: look at the jobs',
        ],
      },
    ])
  const asked = {
    kind: 'speech',
    title: `生成朗读音频：${title}`,
    entity: 'article',
    recordId: id as number,
    params: { article: id },
  }
  return { job: await queueFor({ context, session, db }, asked) }
}

/** Actions of articles. */
export const actions: ActionFunctions = { insertPodcasts, moveToIssue, synthesize }
