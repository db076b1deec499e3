import { entity, f, type RecordOf } from '#declare'

/** Pictures at the top of the camp page and of camp details; a board, changed with each recruitment. */
export const campBanner = entity('campBanner', ['训练营Banner', 'Camp banner'], {
  fields: {
    placement: f.choice('展示位置', 'Placement', 'home', [
      { home: ['训练营首页', 'Camp home'], detail: ['训练营详情', 'Camp detail'], study: ['学习页', 'Study page'] },
    ]),
    camp: f.ref('所属训练营', 'Camp', { to: 'camp', onDelete: 'cascade' }),
    title: f.text('标题', 'Title', { required: true, max: 30, search: true }),
    imageUrl: f.image('Banner图', 'Picture', { required: true, width: 1035, height: 420 }),
    target: f.jump('跳转', 'Target', { required: true }),
    period: f.period('展示时间', 'Shown during', { required: true }),
    audience: f.choice('可见人群', 'Audience', { default: 'all' }, [
      { all: ['全部用户', 'Everyone'], student: ['在营学员', 'Students'], nonStudent: ['非学员', 'Others'] },
    ]),
    position: f.order('排序', 'Position'),
    clickCount: f.count('点击数', 'Clicks'),
  },
  states: { draft: ['待上架', 'Waiting'], published: ['已上架', 'Published'], withdrawn: ['已下架', 'Withdrawn'] },
  moves: { publish: { from: ['draft', 'withdrawn'], to: 'published' }, withdraw: { from: ['published'], to: 'withdrawn', confirm: 'yes' } },
  list: {
    columns: ['imageUrl', 'title', 'placement', 'camp', 'target', 'period', 'clickCount', 'status', 'position'],
    filters: ['title', 'placement', 'camp', 'status'],
    sort: ['placement', 'position'],
    export: false,
  },
  rules: {
    publishedLimitedPerPlacement: [
      { sheet: 1, limit: { most: 8 }, per: ['placement', 'camp'], where: { status: 'published' }, field: 'placement' },
      { when: { placement: ['detail', 'study'] }, demand: ['camp'] },
      { when: { placement: 'home' }, refuse: ['camp'] },
    ],
    shownWithinPeriod: [
      { sheet: 2, carried: 'fields.period' },
      { mark: { 'period.end': { lt: { now: '' } } }, as: ['已过期', 'Expired'] },
      { mark: { 'period.start': { gt: { now: '' } } }, as: ['未到时间', 'Not yet'] },
      {
        shown: { status: 'published', period: { has: { now: '' } } },
        gives: ['placement', 'camp', 'title', 'imageUrl', 'target', 'audience'],
      },
    ],
    orderedWithinPlacement: { order: ['placement', 'camp'] },
    countsComeFromApp: { from: 'app', fields: ['clickCount'] },
  },
})
export type CampBanner = RecordOf<typeof campBanner>
