import { entity, f, type RecordOf } from '#declare'
import { chatModels, digestParts } from '#resources/choices.ts'

/** One generation of a digest with its prompt, cost and result; the portal writes it, editors compare and adopt. */
export const fastReadingRun = entity('fastReadingRun', ['快速阅读历史', 'Fast reading run'], {
  path: 'openAi/fastReadingRun',
  title: 'called',
  fields: {
    fastReading: f.ref('快速阅读', 'Fast reading', { to: 'fastReading', readOnly: true, onDelete: 'cascade' }),
    runNo: f.integer('第几次', 'Run no.', { readOnly: true }),
    trigger: f.choice('触发方式', 'Trigger', { readOnly: true }, [
      { auto: ['自动', 'Automatic'], manual: ['手动', 'Manual'], restart: ['重新生成', 'Restart'], batch: ['批量', 'Batch'] },
    ]),
    parts: f.choices('生成部分', 'Parts', { readOnly: true }, digestParts),
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
    before: f.code('生成前状态', 'State before', { readOnly: true }),
    remark: f.text('编辑备注', 'Remark', { max: 60 }),
    called: f.computed('名称', 'Name', { from: { words: ['fastReading.title', 'runNo'] } }),
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
      when: { status: 'succeeded', adopted: false },
      otherwise: ['只有成功且尚未采用的版本可以采用', 'Only a run that succeeded and is not adopted yet'],
      confirm: 'yes',
    },
    compare: {
      label: ['对比', 'Compare'],
      when: { status: 'succeeded' },
      otherwise: ['没有成功的结果可对比', 'It came to nothing that could be compared'],
      looks: 'compare',
    },
  },
  list: {
    columns: ['runNo', 'fastReading', 'trigger', 'parts', 'model', 'spent', 'tokensOut', 'cost', 'adopted', 'status', 'startedAt'],
    filters: ['fastReading', 'trigger', 'model', 'adopted', 'status', 'startedAt'],
    under: { trigger: ['model'], tokensOut: ['cost'] },
    sort: '-startedAt',
    bulk: ['cancel'],
  },
  form: [
    ['生成', 'Run', ['fastReading', 'runNo'], 'trigger', 'parts', 'model', 'prompt', 'job'],
    ['结果', 'Result', 'result', 'error', 'adopted', 'remark'],
    ['消耗', 'Cost', ['startedAt', 'spent'], ['tokensIn', 'tokensOut'], 'cost'],
  ],
  rules: {
    comesFromPortal: [
      {
        sheet: 1,
        from: 'portal',
        fields: [
          ...(['fastReading', 'runNo', 'trigger', 'parts', 'model', 'prompt', 'startedAt', 'spent', 'tokensIn', 'tokensOut'] as const),
          ...(['cost', 'result', 'error', 'adopted', 'job', 'before'] as const),
        ],
        create: false,
        remove: false,
      },
      {
        limit: { most: 1 },
        per: ['fastReading'],
        where: { status: ['queued', 'running'] },
        say: ['这份快速阅读正在生成', 'A run of this digest is on its way already'],
      },
    ],
    cancelRestoresDigest: [
      { sheet: 2, from: 'portal', moves: ['run', 'succeed', 'fail'] },
      { by: 'putsDigestBack', on: ['cancel'] },
    ],
    adoptNeedsSuccess: { sheet: 3, carried: 'actions.adopt' },
    oneAdoptedPerDigest: [{ sheet: 4, one: 'adopted', per: ['fastReading'], takesOver: true }, { unique: ['fastReading', 'runNo'] }],
    neverDeleted: [
      { sheet: 5, remove: 'never' },
      { keep: '90d', where: { status: ['failed', 'cancelled'] } },
    ],
  },
  deviations: { before: '取消时要退回的状态，表中没有存放它的字段' },
})
export type FastReadingRun = RecordOf<typeof fastReadingRun>
