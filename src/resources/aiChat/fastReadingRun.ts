import { entity, f, type RecordOf } from '#declare'
import { chatModels } from '#resources/choices.ts'

/** One generation of a digest with its prompt, cost and result; the portal writes it, editors compare and adopt. */
export const fastReadingRun = entity('fastReadingRun', ['快速阅读历史', 'Fast reading run'], {
  path: 'openAi/fastReadingRun',
  fields: {
    fastReading: f.ref('快速阅读', 'Fast reading', { to: 'fastReading', readOnly: true, onDelete: 'cascade' }),
    runNo: f.integer('第几次', 'Run no.', { readOnly: true }),
    trigger: f.choice('触发方式', 'Trigger', { readOnly: true }, [
      { auto: ['自动', 'Automatic'], manual: ['手动', 'Manual'], restart: ['重新生成', 'Restart'], batch: ['批量', 'Batch'] },
    ]),
    parts: f.choices('生成部分', 'Parts', { readOnly: true }, [
      { summary: ['摘要', 'Summary'], points: ['要点', 'Key points'], outline: ['导图', 'Outline'] },
      { quotes: ['金句', 'Quotes'], questions: ['问答', 'Questions'], audio: ['音频', 'Narration'] },
    ]),
    model: f.choice('模型', 'Model', { readOnly: true }, chatModels),
    prompt: f.longText('补充要求', 'Extra prompt', { readOnly: true }),
    startedAt: f.dateTime('开始时间', 'Started at', { readOnly: true }),
    spent: f.duration('耗时', 'Time spent', { readOnly: true }),
    tokensIn: f.integer('输入Token', 'Tokens in', { readOnly: true }),
    tokensOut: f.integer('输出Token', 'Tokens out', { readOnly: true }),
    cost: f.money('费用', 'Cost', { readOnly: true }),
    result: f.json('生成结果', 'Result', { readOnly: true }),
    error: f.text('失败原因', 'Error', { readOnly: true }),
    adopted: f.boolean('当前采用', 'Adopted', { readOnly: true }),
    job: f.ref('任务', 'Job', { to: 'job', readOnly: true, onDelete: 'setNull' }),
    remark: f.text('编辑备注', 'Remark', { max: 60 }),
  },
  states: [
    { queued: ['排队中', 'Queued'], running: ['生成中', 'Running'], succeeded: ['成功', 'Succeeded'] },
    { failed: ['失败', 'Failed'], cancelled: ['已取消', 'Cancelled'] },
  ],
  moves: {
    run: { label: ['执行', 'Run'], from: ['queued'], to: 'running' },
    succeed: { label: ['成功', 'Succeed'], from: ['running'], to: 'succeeded' },
    fail: { label: ['失败', 'Fail'], from: ['running'], to: 'failed' },
    cancel: { from: ['queued', 'running'], to: 'cancelled', confirm: 'yes' },
  },
  actions: {
    adopt: {
      label: ['采用此版本', 'Adopt'],
      later: "copies the run's parts into the digest, marks it adopted and the earlier one not; a digest not yet published goes to review",
    },
    compare: { label: ['对比', 'Compare'], later: 'shows this run and the adopted one part by part with the differences marked' },
  },
  list: {
    columns: ['runNo', 'fastReading', 'trigger', 'parts', 'model', 'spent', 'tokensOut', 'cost', 'adopted', 'status', 'startedAt'],
    filters: ['fastReading', 'trigger', 'model', 'adopted', 'status', 'startedAt'],
    sort: '-startedAt',
    bulk: ['cancel'],
  },
  form: [
    ['生成', 'Run', ['fastReading', 'runNo'], 'trigger', 'parts', 'model', 'prompt', 'job'],
    ['结果', 'Result', 'result', 'error', 'adopted', 'remark'],
    ['消耗', 'Cost', ['startedAt', 'spent'], ['tokensIn', 'tokensOut'], 'cost'],
  ],
  standIn: true,
})
export type FastReadingRun = RecordOf<typeof fastReadingRun>
