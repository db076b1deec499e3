import { entity, f, type RecordOf } from '#declare'
import { bookKinds } from '#resources/choices.ts'

/** People of the reading club: judges, leaders and members who sign up or are chosen; by month or batch. */
export const doreadName = entity('doreadName', ['名单', 'Club name list'], {
  fields: {
    name: f.text('姓名或昵称', 'Name', { required: true, max: 20, search: true }),
    nameKind: f.choice('身份', 'Kind', 'member', [
      { judge: ['评委', 'Judge'], leader: ['领读人', 'Leader'], member: ['书友', 'Member'], trial: ['试读员', 'Trial reader'] },
    ]),
    user: f.ref('App用户', 'App user', { to: 'appUser', onDelete: 'setNull' }),
    phone: f.phone('手机号', 'Phone', { search: true }),
    avatar: f.image('头像', 'Avatar', { width: 300, height: 300, maxKB: 300 }),
    title: f.text('身份介绍', 'Title line', { max: 40 }),
    introduction: f.longText('简介', 'Introduction', { max: 300 }),
    goodAt: f.choices('擅长领域', 'Fields', bookKinds),
    term: f.period('任期', 'Term'),
    address: f.text('寄书地址', 'Address for books', { max: 120 }),
    remark: f.text('备注', 'Note', { max: 100 }),
    position: f.order('排序', 'Position'),
    judgeCount: f.count('评测数', 'Judgements', { of: { count: 'readJudge', where: { status: 'published' } } }),
  },
  states: { waiting: ['待确认', 'Waiting'], active: ['有效', 'Active'], ended: ['已结束', 'Ended'] },
  moves: {
    confirm: { label: ['确认', 'Confirm'], from: ['waiting', 'ended'], to: 'active' },
    end: { from: ['waiting', 'active'], to: 'ended', confirm: 'yes' },
  },
  actions: {
    importNames: {
      label: ['导入名单', 'Import names'],
      on: 'list',
      page: '/datas/import?kind=doreadName',
      leaves: ['avatar', 'title', 'introduction'],
    },
  },
  list: {
    columns: ['avatar', 'name', 'nameKind', 'title', 'goodAt', 'term', 'judgeCount', 'status', 'position'],
    filters: ['name', 'phone', 'nameKind', 'goodAt', 'status'],
    sort: ['nameKind', 'position'],
  },
  form: [
    ['基本信息', 'Basics', ['name', 'nameKind'], 'avatar', 'title', 'introduction', 'goodAt'],
    ['账号与联系', 'Contact', ['user', 'phone'], 'address'],
    ['任期', 'Term', 'term', 'remark', 'position'],
  ],
  rules: {
    oneActivePerUser: [
      { sheet: 1, at: 'term.end', does: 'end' },
      { unique: ['nameKind', 'user'], among: { status: 'active' }, field: 'user' },
    ],
    judgesNeedIntroduction: [
      { sheet: 2, when: { nameKind: ['judge', 'leader'] }, demand: ['avatar', 'title', 'introduction'] },
      { mask: ['phone'], keep: '3…4', unless: { right: 'personal' }, export: 'admin' },
      { mask: ['address'], keep: '6…0', unless: { right: 'personal' }, export: 'admin' },
    ],
    deletableWhenUnused: { sheet: 3, remove: { without: ['references'] } },
    shownWhileActive: {
      shown: { status: 'active', nameKind: ['judge', 'leader'] },
      gives: ['name', 'nameKind', 'avatar', 'title', 'introduction', 'goodAt', 'position', 'judgeCount'],
    },
  },
})
export type DoreadName = RecordOf<typeof doreadName>
