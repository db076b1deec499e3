import { entity, f, type RecordOf } from '#declare'
import { pageAreas } from '#resources/choices.ts'

/** One banner, knowledge entry or class on a company page; sorted by drag, refreshed monthly. */
export const companyPageItem = entity('companyPageItem', ['页面内容', 'Page item'], {
  fields: {
    page: f.ref('所属页面', 'Page', { to: 'companyPage', required: true, onDelete: 'cascade' }),
    area: f.choice('所属区块', 'Area', { required: true }, pageAreas),
    title: f.text('标题', 'Title', { required: true, max: 30, search: true }),
    recommend: f.text('推荐语', 'Recommendation', { max: 40 }),
    className: f.text('课程分组', 'Class group', { max: 10 }),
    bannerImage: f.image('Banner图', 'Banner image', { width: 690, height: 300 }),
    cover: f.image('封面', 'Cover', { width: 336, height: 448 }),
    target: f.jump('跳转内容', 'Target', { required: true }),
    badge: f.choice('角标', 'Badge', { default: 'none' }, [
      { none: ['无', 'None'], new: ['上新', 'New'], hot: ['热门', 'Hot'], free: ['免费', 'Free'], exclusive: ['专享', 'Exclusive'] },
    ]),
    showPeriod: f.period('展示时间', 'Shown during'),
    position: f.order('排序', 'Order'),
    enabled: f.boolean('是否展示', 'Shown', { default: true }),
  },
  actions: {
    addFromPackage: {
      label: ['从产品包添加', 'Add from packages'],
      on: 'list',
      picks: { from: 'packageContents', adds: 'addFromPackage' },
    },
    copyToPages: {
      label: ['复制到其他页面', 'Copy to pages'],
      on: 'bulk',
      asks: { pages: f.refs('目标页面', 'Pages', { to: 'companyPage', required: true, not: 'page' }) },
    },
  },
  list: {
    columns: ['position', 'bannerImage', 'cover', 'title', 'page', 'className', 'target', 'badge', 'showPeriod', 'enabled'],
    under: { title: ['page'] },
    filters: ['title', 'area', 'className', 'badge', 'enabled'],
    bulk: ['copyToPages'],
    export: false,
  },
  form: [
    ['内容', 'Content', ['page', 'area'], 'title', 'recommend', 'className', 'target', 'badge'],
    ['图片', 'Images', 'bannerImage', 'cover'],
    ['展示', 'Display', 'showPeriod', ['position', 'enabled']],
  ],
  fixed: {
    area: [
      { knowledge: '/partner/pageKnowledge', banner: '/partner/pageBanner', class: ['/partner/pageClass', '/partner/pageClass/edit'] },
    ],
  },
  rules: {
    imageFollowsArea: [
      { sheet: 1, pick: 'area', of: { banner: 'bannerImage', knowledge: 'cover', class: 'cover' } },
      { when: { area: { not: 'class' } }, refuse: ['className'] },
    ],
    itemsLimitedPerArea: [
      { sheet: 2, limit: { most: 8 }, per: ['page'], where: { area: 'banner' }, field: 'area' },
      { limit: { most: 30 }, per: ['page'], where: { area: 'knowledge' }, field: 'area' },
      { limit: { most: 100 }, per: ['page'], where: { area: 'class' }, field: 'area' },
      { order: ['page', 'area'] },
    ],
    targetOncePerArea: { sheet: 3, unique: ['page', 'area', 'target'], field: 'target' },
    outsideTargetsAreNamed: { sheet: 4, by: 'namesTargetsOutsidePackages' },
    filledAreasStayFilled: { sheet: 5, see: 'companyPage#publishNeedsFilledAreas' },
    endsAfterStart: { sheet: 6, carried: 'fields.showPeriod' },
    areaNeverChanges: { freeze: ['page', 'area'] },
    shownWithinPeriod: {
      shown: { enabled: true, 'page.status': 'published', any: [{ showPeriod: { set: false } }, { showPeriod: { has: { now: '' } } }] },
      gives: [
        ...(['page', 'area', 'title', 'recommend', 'className', 'bannerImage', 'cover', 'target'] as const),
        ...(['badge', 'showPeriod', 'position'] as const),
      ],
    },
  },
})
export type CompanyPageItem = RecordOf<typeof companyPageItem>
