import { entity, f, type RecordOf } from '#declare'

/** Everything the portal does in the background (bulk grants, imports, exports, SMS, push, codes); its starter and admins watch, pause, cancel, retry and download. */
export const job = entity('job', ['任务', 'Job'], {
  fields: {
    title: f.text('任务名称', 'Title', { required: true, max: 80, search: true, readOnly: true }),
    kind: f.choice('任务类型', 'Kind', { required: true, readOnly: true }, [
      { grant: ['批量补赠', 'Grant'], cancel: ['批量取消', 'Cancel'], destroy: ['销毁兑换码', 'Destroy codes'] },
      { import: ['导入', 'Import'], export: ['导出', 'Export'], sms: ['短信发放', 'SMS'], mail: ['站内信', 'Mail'] },
      { push: ['推送', 'Push'], codes: ['生成卡码', 'Make codes'], rank: ['榜单计算', 'Ranks'], statistics: ['统计', 'Statistics'] },
      { sync: ['外部同步', 'Sync'], ai: ['AI生成', 'AI'], cache: ['清除缓存', 'Clear cache'], bulk: ['批量操作', 'Bulk change'] },
      { carry: ['连带变更', 'What follows'], campNotice: ['营期通知', 'Camp notice'], campSend: ['执行SOP', 'Send SOP'] },
      { campSettle: ['结营结算', 'Settle a camp period'], capture: ['播客抓取', 'Podcast capture'], transcript: ['文字稿', 'Transcript'] },
      { epubLook: ['Epub试读', 'Look at an epub'], epubRead: ['Epub解析', 'Read an epub'], takeOver: ['单集接管', 'Episode take-over'] },
      { medalRecount: ['等级重算', 'Recount of levels'], medals: ['勋章发放与收回', 'Medals'], seats: ['合作方名额', 'Partner seats'] },
      { redeemCodes: ['兑换码批次', 'Redeem codes'], marathonSettle: ['马拉松结算', 'Settle a marathon'], cardPrize: ['开奖', 'Prizes'] },
      { pictureSizes: ['图片尺寸', 'Picture sizes'], materialReplace: ['替换素材', 'Replace media'], video: ['视频处理', 'Film'] },
      { pictureTexts: ['图中文字', 'Text in pictures'], forget: ['删除个人信息', 'Erase personal data'] },
      { speech: ['语音合成', 'Speech'], estimate: ['时长预估', 'Estimate lengths'], studyCancel: ['取消共读', 'Cancel a study'] },
    ]),
    entity: f.text('对象类型', 'Entity', { names: 'entity', max: 40, readOnly: true }),
    recordId: f.text('对象ID', 'Record id', { max: 64, readOnly: true }),
    params: f.json('参数', 'Parameters', { readOnly: true }),
    key: f.code('幂等键', 'Key', { unique: true, readOnly: true }),
    total: f.count('总数', 'Total'),
    ...{ done: f.count('成功', 'Done'), failed: f.count('失败', 'Failed'), skipped: f.count('跳过', 'Skipped') },
    progress: f.computed('进度', 'Progress', {
      as: 'percent',
      from: { times: [{ part: [{ plus: ['done', 'failed', 'skipped'] }, 'total'] }, 100], round: 'half' },
    }),
    attempt: f.count('第几次', 'Attempt'),
    scheduled: f.dateTime('计划时间', 'Starts at', { readOnly: true }),
    startedAt: f.dateTime('开始时间', 'Started at', { readOnly: true }),
    finishedAt: f.dateTime('结束时间', 'Finished at', { readOnly: true }),
    heartbeat: f.dateTime('最近心跳', 'Heartbeat', { readOnly: true }),
    error: f.longText('失败原因', 'Error', { max: 2000, readOnly: true }),
    along: f.boolean('随其他操作而来', 'Followed', { default: false, readOnly: true }),
    resultFile: f.file('结果文件', 'Result file', { readOnly: true, givenBy: 'download' }),
  },
  states: [
    { queued: ['排队中', 'Queued'], running: ['执行中', 'Running'], paused: ['已暂停', 'Paused'], done: ['已完成', 'Done'] },
    { partly: ['部分成功', 'Partly done'], failed: ['失败', 'Failed'], cancelled: ['已取消', 'Cancelled'] },
  ],
  moves: {
    start: { label: ['开始', 'Start'], from: ['queued'], to: 'running', silent: true },
    pause: { from: ['queued', 'running'], to: 'paused', undo: 'resume' },
    resume: { from: ['paused'], to: 'queued', undo: 'pause' },
    finish: { label: ['完成', 'Finish'], from: ['running'], to: 'done', silent: true },
    finishPartly: { label: ['部分完成', 'Finish partly'], from: ['running'], to: 'partly', silent: true },
    fail: { label: ['失败', 'Fail'], from: ['running'], to: 'failed', silent: true },
    requeue: { label: ['重新排队', 'Requeue'], from: ['running'], to: 'queued', silent: true },
    cancel: { from: ['queued', 'running', 'paused'], to: 'cancelled', confirm: 'yes', undo: false },
    retry: { from: ['failed', 'partly', 'cancelled'], to: 'queued', undo: false },
  },
  actions: {
    watch: { label: ['查看进度', 'Watch'], looks: 'watch' },
    download: {
      label: ['下载结果', 'Result'],
      when: { resultFile: { set: true } },
      otherwise: ['没有结果文件，或已超过 7 天被清除', 'There is no result file, or it was removed after its seven days'],
      gives: 'file',
    },
  },
  list: {
    columns: ['title', 'kind', 'progress', 'done', 'failed', 'status', 'createdBy', 'createdAt', 'finishedAt'],
    filters: ['kind', 'status', 'createdBy', 'createdAt'],
    bulk: ['cancel', 'retry'],
  },
  home: { todos: [{ label: ['失败待重试', 'Failed, to retry'], filter: { status: ['failed', 'partly'] }, mine: true }] },
  form: [
    ['任务', 'Job', 'title', 'kind', 'entity', 'recordId', 'params', ['key', 'scheduled'], 'along'],
    ['进度', 'Progress', ['total', 'done'], ['failed', 'skipped'], 'progress', ['attempt', 'startedAt'], ['finishedAt', 'heartbeat']],
    ['结果', 'Result', 'error', 'resultFile'],
  ],
  rules: {
    comesFromPortal: [
      { sheet: 1, from: 'portal', create: false, remove: false, moves: ['start', 'finish', 'finishPartly', 'fail', 'requeue'] },
      { by: 'tellsStarter', on: ['finish', 'finishPartly', 'fail'] },
    ],
    silentJobsAreRequeued: { sheet: 2, carried: 'jobs.claimJob' },
    onlyStarterOrAdminPauses: [
      { sheet: 3, may: ['pause', 'resume', 'cancel', 'retry'], who: ['admin', { creator: true }] },
      { by: 'goesOn', on: ['resume', 'retry'] },
      { by: 'itsWorkFollows', on: ['pause', 'resume', 'cancel', 'retry'] },
    ],
    runningJobsAreLimited: [
      { sheet: 4, carried: 'jobs.claimJob' },
      { keep: '180d', where: { status: ['done', 'partly', 'failed', 'cancelled'] } },
    ],
    ownOnlyWithoutAudit: { sees: 'own', unless: { right: 'audit' } },
    phoneIsMasked: { mask: ['params', 'error'], keep: 'phones', unless: ['admin', { right: 'personal' }, { creator: true }] },
  },
  endpoints: { watching: { call: 'GET', takes: ['id'], gives: 'job' }, mine: { call: 'GET', gives: 'job' } },
  deviations: {
    skipped: '表中进度含跳过的行，却没有存放它的字段',
    along: '随其他操作而来的任务（如处理举报时发出的站内信）顺利完成时不通知发起人，须能辨认',
    kind: '列表上的大批操作、一次操作带动的大量变更、训练营的SOP、结算与通知、合作方名额的分发与回收、播客的抓取与接管、Epub的试读与解析、勋章的发放收回与等级重算、图片尺寸的生成、素材的替换、视频的处理、朗读音频的合成、录音的转写与时长预估也是任务，表中没有它们的类型',
  },
})
export type Job = RecordOf<typeof job>
