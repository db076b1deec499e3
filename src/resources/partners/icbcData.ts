import { entity, f, type RecordOf } from '#declare'
import { studyContents } from '#resources/choices.ts'
import { icbcDuration, icbcOverview, icbcRanking } from './icbcDashboards.ts'

/** Reading data of the bank partners' members, one row per member, day and content; the account owner reads and exports it for the monthly report. */
export const icbcData = entity('icbcData', ['工行数据', 'Bank data'], {
  title: 'contentTitle',
  fields: {
    day: f.date('日期', 'Day', { required: true }),
    company: f.ref('机构', 'Branch', { to: 'company', required: true }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true }),
    employeeNo: f.text('工号', 'Employee no', { max: 20, search: true, personal: true }),
    joinedOn: f.date('开通日期', 'Joined on'),
    contentType: f.choice('内容类型', 'Content type', { required: true }, studyContents),
    target: f.jump('内容', 'Content', { required: true }),
    contentTitle: f.text('内容标题', 'Content title', { required: true, max: 60, search: true }),
    times: f.integer('学习次数', 'Times', { min: 1, default: 1 }),
    duration: f.duration('学习时长', 'Duration', { required: true, min: 1, max: 86400 }),
    finished: f.boolean('是否完播/读完', 'Finished', { default: false }),
  },
  actions: {
    exportReport: {
      label: ['导出月报', 'Export report'],
      on: 'list',
      says: [
        '生成所选日期的表格：数据总览、机构排行、用户排行、内容排行；管理员的月报另含明细。完成后在任务中下载。',
        'Makes a spreadsheet of the chosen days: overview, rankings of branches, members and contents; for admins the details, too. Download it from its job.',
      ],
      asks: { from: f.date('开始日期', 'From', { required: true }), to: f.date('结束日期', 'To', { required: true }) },
      runs: 'exportReport',
    },
  },
  dashboards: { overview: icbcOverview, ranking: icbcRanking, duration: icbcDuration },
  list: {
    columns: ['day', 'company', 'user', 'employeeNo', 'contentType', 'contentTitle', 'times', 'duration', 'finished'],
    filters: ['day', 'company', 'employeeNo', 'contentType', 'contentTitle', 'finished'],
    sort: ['-day', '-duration'],
  },
  form: [
    ['用户', 'Member', ['day', 'company'], ['user', 'employeeNo'], 'joinedOn'],
    ['学习', 'Study', 'contentType', 'target', 'contentTitle', ['times', 'duration'], 'finished'],
  ],
  endpoints: {
    overview: {
      call: 'GET /api/icbc/overview',
      takes: { start: 'day', end: 'day', companyId: 'company' },
      gives: 'figures, trend, shares',
    },
    ranking: {
      call: 'GET /api/icbc/ranking',
      takes: { start: 'day', end: 'day', by: 'branch|member|content', measure: 'duration|average|active', top: 'integer' },
      gives: 'rows',
    },
    duration: {
      call: 'GET /api/icbc/duration',
      takes: { start: 'day', end: 'day', companyId: 'company', grain: 'day|week|month' },
      gives: 'trend, bands',
    },
    details: { call: 'GET /api/icbc/details', takes: ['page', 'filters'], gives: 'page' },
    export: { call: 'GET /api/icbc/export', takes: { start: 'day', end: 'day', companyId: 'company' }, gives: 'xlsx' },
  },
  rules: {
    comesFromPortal: [{ sheet: 1, from: 'portal', create: false, remove: false }, { remove: 'never' }],
    oncePerDayAndContent: [
      { sheet: 2, unique: ['day', 'user', 'target'] },
      { total: 'duration', per: ['user', 'day'], between: [0, 86400] },
    ],
    dashboardShowsOverview: { sheet: 3, carried: 'dashboards.overview' },
    dashboardShowsRanking: { sheet: 4, carried: 'dashboards.ranking' },
    dashboardShowsDuration: { sheet: 5, carried: 'dashboards.duration' },
    rangeIsLimited: { sheet: 6, carried: 'dashboards.range' },
    personalDataIsMasked: [
      { sheet: 7, mask: ['employeeNo'], keep: '2…2', unless: { right: 'personal' } },
      { may: ['export'], who: 'admin' },
    ],
    exportNeedsRight: { may: ['exportReport'], who: { right: 'export' } },
  },
})
export type IcbcData = RecordOf<typeof icbcData>
