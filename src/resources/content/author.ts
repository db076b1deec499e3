import { entity, f, type RecordOf } from '#declare'

/** Whoever signs content: writers, lecturers, narrators, hosts, photographers; one record per person for all products; edited daily by all desks. */
export const author = entity('author', ['作者', 'Author'], {
  fields: {
    name: f.text('姓名或笔名', 'Name or pen name', { required: true, max: 20, search: true }),
    alias: f.tags('别名', 'Other names', { max: 5 }),
    roles: f.choices('身份', 'Roles', { required: true }, [
      { writer: ['作者', 'Writer'], lecturer: ['主讲人', 'Lecturer'], narrator: ['演播', 'Narrator'] },
      { host: ['主播', 'Host'], translator: ['译者', 'Translator'], photographer: ['摄影', 'Photographer'] },
    ]),
    title: f.text('头衔', 'Title line', { max: 40 }),
    avatar: f.image('头像', 'Avatar', { required: true, width: 300, height: 300 }),
    bigImage: f.image('主页背景图', 'Page background', { width: 1125, height: 633 }),
    introduction: f.longText('简介', 'Introduction', { required: true, max: 500 }),
    detail: f.richText('详细介绍', 'Details'),
    user: f.ref('绑定App账号', 'App account', { to: 'appUser', onDelete: 'setNull' }),
    phone: f.phone('联系电话', 'Phone'),
    contractPeriod: f.period('签约期', 'Contract'),
    showPage: f.boolean('开放作者主页', 'Has a public page', { default: true }),
    position: f.order('推荐排序', 'Position'),
    initial: f.computed('首字母', 'Initial', { as: 'text', from: { by: 'initial' } }),
    contentCount: f.count('作品数', 'Works', {
      of: {
        plus: [
          { count: 'article', where: { authors: 'id' } },
          { count: 'podcast', where: { hosts: 'id' } },
          { count: 'audiobook', where: { authors: 'id' } },
          { count: 'atlas', where: { photographers: 'id' } },
          { count: 'epub', where: { authors: 'id' } },
        ],
      },
    }),
    followerCount: f.count('关注数', 'Followers'),
  },
  states: { active: ['正常', 'Active'], hidden: ['已隐藏', 'Hidden'] },
  moves: { hide: { from: ['active'], to: 'hidden' }, show: { from: ['hidden'], to: 'active' } },
  actions: {
    merge: { label: ['合并作者', 'Merge authors'], on: 'bulk', merges: { names: 'alias' } },
    works: { label: ['查看作品', 'Works'], looks: 'works' },
  },
  list: {
    import: true,
    columns: ['avatar', 'name', 'roles', 'title', 'initial', 'contentCount', 'followerCount', 'contractPeriod', 'status'],
    filters: ['name', 'roles', 'initial', 'status', 'contractPeriod'],
    sort: ['initial', 'name'],
    bulk: ['hide', 'show', 'merge'],
  },
  form: [
    ['基本信息', 'Basics', 'name', 'alias', 'roles', 'title', 'avatar', 'bigImage'],
    ['介绍', 'Introduction', 'introduction', 'detail', ['showPage', 'position']],
    ['后台信息', 'Internal', ['user', 'phone'], 'contractPeriod'],
  ],
  rules: {
    sameNameNeedsConfirmation: { sheet: 1, unique: ['name'], warn: true, say: ['已有同名作者', 'There is an author of this name already'] },
    oneAuthorPerUser: [
      { sheet: 2, unique: ['user'] },
      { mask: ['phone'], keep: '3…4', unless: 'admin', export: 'admin' },
    ],
    deletableWhenUnused: [
      { sheet: 3, remove: { without: ['references'] } },
      { note: ['隐藏后主页不可访问，署名保留', 'Hiding takes away the page, signatures stay'], reader: 'app' },
    ],
    endingSoonIsMarked: {
      sheet: 4,
      mark: { 'contractPeriod.end': { gte: { now: '' }, lt: { now: '+30d' } } },
      as: ['签约即将到期', 'Contract ends soon'],
    },
    onlyAdminMerges: { may: ['merge'], who: 'admin' },
    shownWhileActive: {
      shown: { status: 'active', showPage: true },
      gives: ['name', 'alias', 'roles', 'title', 'avatar', 'bigImage', 'introduction', 'detail', 'position', 'initial', 'followerCount'],
    },
  },
})
export type Author = RecordOf<typeof author>
