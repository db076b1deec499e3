import { entity, f, type RecordOf } from '#declare'
import { pageAreas } from '#resources/choices.ts'

/** The entries of one area, as the preview draws them. */
const items = (area: string) => ({
  of: 'companyPageItem',
  by: 'page',
  where: { area, enabled: true },
  sort: 'position',
  text: 'title',
  picture: 'cover',
  badge: 'badge',
  during: 'showPeriod',
})
/** What a published page holds in an area it shows. */
const shownIn = <const A extends string>(area: A) => ({
  some: 'companyPageItem' as const,
  where: { page: 'id', area, enabled: true },
  when: { areas: area },
})

/** The page set of one company (or a template for many) with banner, knowledge and class areas; the partnership operator composes it before launch. */
export const companyPage = entity('companyPage', ['合作方页面', 'Company page'], {
  fields: {
    type: f.choice('页面类型', 'Type', 'standard', { standard: ['普通页面', 'Standard'], bank: ['工行页面', 'Bank'] }),
    template: f.boolean('作为模板', 'Is a template', { default: false }),
    company: f.ref('所属合作方', 'Partner', { to: 'company', unique: true, onDelete: 'cascade' }),
    name: f.text('页面名称（后台）', 'Internal name', { required: true, max: 30, unique: true, search: true }),
    title: f.text('页面标题', 'Page title', { required: true, max: 16 }),
    headImage: f.image('页面头图', 'Header image', { required: true, width: 750, height: 360 }),
    backgroundColor: f.color('背景色', 'Background colour', { default: '#FFFFFF' }),
    notice: f.text('公告条', 'Notice line', { max: 50 }),
    areas: f.choices('展示区块', 'Areas', { required: true }, pageAreas),
    knowledgeTitle: f.text('知识区标题', 'Knowledge title', { max: 12, default: '精选知识' }),
    classTitle: f.text('课程区标题', 'Classes title', { max: 12, default: '专享课程' }),
    floatImage: f.image('悬浮入口图', 'Floating entry', { width: 160, height: 160, maxKB: 300 }),
    floatJump: f.jump('悬浮入口跳转', 'Floating entry link'),
    needLogin: f.boolean('登录后可见', 'Sign-in needed', { default: true }),
    itemCount: f.count('内容数', 'Items', { of: { count: 'companyPageItem' } }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已发布', 'Published'], withdrawn: ['已下线', 'Withdrawn'] },
  moves: {
    publish: { label: ['发布', 'Publish'], from: ['draft', 'withdrawn'], to: 'published' },
    withdraw: { label: ['下线', 'Withdraw'], from: ['published'], to: 'withdrawn', confirm: 'yes', timed: true },
  },
  actions: {
    banners: { label: ['Banner', 'Banners'], on: ['row', 'form'], page: '/partner/pageBanner', by: 'page' },
    knowledge: { label: ['知识', 'Knowledge'], on: ['row', 'form'], page: '/partner/pageKnowledge', by: 'page' },
    classes: { label: ['课程', 'Classes'], on: ['row', 'form'], page: '/partner/pageClass', by: 'page' },
    copy: { label: ['复制页面', 'Copy'], copies: { with: ['companyPageItem'], drop: ['company'], set: { template: true }, title: '副本' } },
    preview: {
      on: ['row', 'form'],
      previews: {
        page: 'modules',
        title: 'title',
        picture: 'headImage',
        background: 'backgroundColor',
        notice: 'notice',
        floating: 'floatImage',
        modules: [
          { as: 'banners', when: ['areas', 'banner'], ...items('banner'), picture: 'bannerImage' },
          { as: 'lines', when: ['areas', 'knowledge'], title: 'knowledgeTitle', ...items('knowledge'), subtitle: 'recommend' },
          { as: 'grid', when: ['areas', 'class'], title: 'classTitle', ...items('class'), group: 'className' },
        ],
      },
    },
  },
  list: {
    columns: ['headImage', 'name', 'type', 'template', 'company', 'areas', 'itemCount', 'status', 'updatedAt'],
    under: { name: ['company'] },
    filters: ['name', 'type', 'template', 'company', 'status'],
    sort: '-updatedAt',
    export: false,
  },
  revisions: { in: ['published'] },
  form: [
    ['基本信息', 'Basics', ['type', 'template'], ['company', 'name'], 'title', 'headImage', 'backgroundColor'],
    ['区块', 'Areas', 'areas', 'notice', ['knowledgeTitle', 'classTitle']],
    ['悬浮与访问', 'Entry and access', 'floatImage', 'floatJump', 'needLogin'],
  ],
  fixed: { type: { standard: '/partner/pageSet', bank: '/partner/pageSetICBC' } },
  rules: {
    companyUnlessTemplate: [
      { sheet: 1, when: { template: true }, refuse: ['company'] },
      { when: { template: false }, demand: ['company'] },
      { refer: 'company', same: [['type', 'type']] },
      { unique: ['company'] },
    ],
    publishNeedsFilledAreas: { sheet: 2, move: 'publish', needs: [shownIn('banner'), shownIn('knowledge'), shownIn('class')] },
    floatImageWithFloatJump: { sheet: 3, together: ['floatImage', 'floatJump'] },
    deletableWhenUnused: { sheet: 4, remove: { in: ['draft', 'withdrawn'], without: ['references'], takes: ['companyPageItem'] } },
    fitTakesSameType: { sheet: 5, carried: 'actions.fit' },
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: [
        ...(['type', 'template', 'company', 'name', 'title', 'headImage', 'backgroundColor', 'notice'] as const),
        ...(['areas', 'knowledgeTitle', 'classTitle', 'floatImage', 'floatJump', 'needLogin'] as const),
      ],
    },
  },
})
export type CompanyPage = RecordOf<typeof companyPage>
