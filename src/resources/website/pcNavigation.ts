import { entity, f, type RecordOf, shelf } from '#declare'

/** The website's main navigation and the subnavigation below its entries; changed a few times a year. */
export const pcNavigation = entity('pcNavigation', ['官网导航', 'Website navigation'], {
  fields: {
    place: f.choice('导航类型', 'Kind', { required: true }, { main: ['主导航', 'Main'], sub: ['子导航', 'Sub'] }),
    parent: f.parent('上级导航', 'Parent', { to: 'pcNavigation' }),
    name: f.text('导航名称', 'Name', { required: true, max: 8, search: true }),
    link: f.choice('链接方式', 'Links to', 'page', [
      { page: ['站内页面', 'Page of the site'], category: ['知识分类', 'Classification'] },
      { url: ['自定义链接', 'Own link'], none: ['仅分组', 'Group only'] },
    ]),
    pageKey: f.choice('站内页面', 'Page', [
      { home: ['首页', 'Home'], periodical: ['期刊', 'Periodicals'], course: ['课程', 'Courses'] },
      { listen: ['听书', 'Listening'], podcast: ['播客', 'Podcasts'], article: ['文章', 'Articles'] },
      { topic: ['话题', 'Topics'], enterprise: ['政企', 'Enterprise'], download: ['下载', 'Download'] },
    ]),
    category: f.ref('知识分类', 'Classification', { to: 'category' }),
    url: f.url('链接地址', 'Address'),
    iconUrl: f.image('图标', 'Icon', { width: 48, height: 48, maxKB: 300 }),
    badge: f.text('角标', 'Badge', { max: 4 }),
    newWindow: f.boolean('新窗口打开', 'New window', { default: false }),
    position: f.order('排序', 'Position'),
  },
  ...shelf(['已上线', 'Live'], ['已下线', 'Offline']),
  list: {
    columns: ['name', 'link', 'pageKey', 'url', 'badge', 'newWindow', 'position', 'status'],
    filters: ['name', 'link', 'status'],
    export: false,
  },
  form: [
    ['导航', 'Navigation', ['place', 'parent'], ['name', 'badge'], 'iconUrl'],
    ['链接', 'Link', ['link', 'pageKey'], 'category', 'url', 'newWindow'],
  ],
  fixed: { place: { main: '/pc/navigation', sub: '/pc/subnavigation' } },
  rules: {
    depthIsLimited: [
      { sheet: 1, when: { place: 'sub' }, demand: ['parent'] },
      { refer: 'parent', where: { place: 'main', parent: null } },
      { tree: { depth: 2 } },
    ],
    fieldsFollowLink: [
      { sheet: 2, pick: 'link', of: { page: 'pageKey', category: 'category', url: 'url', none: null } },
      {
        move: 'publish',
        needs: [{ some: 'pcNavigation', where: { parent: 'id' }, when: { link: 'none' } }],
        field: 'link',
        say: ['没有下级的导航须有链接', 'An entry without others below it must lead somewhere'],
      },
    ],
    entriesLimitedPerParent: [
      {
        sheet: 3,
        limit: { most: 9 },
        where: { status: 'published', place: 'main', parent: { set: false } },
        field: 'name',
        say: ['主导航一级最多 9 个', 'The main navigation has 9 entries at most'],
      },
      { limit: { most: 12 }, per: ['parent'], where: { status: 'published' }, field: 'parent' },
      { unique: ['place', 'parent', 'name'] },
    ],
    deletableWhenEmpty: [
      { sheet: 4, remove: { without: ['children'] } },
      { order: ['place', 'parent'], whole: true },
      {
        shown: { status: 'published', any: [{ parent: { set: false } }, { 'parent.status': 'published' }] },
        gives: ['place', 'parent', 'name', 'link', 'pageKey', 'category', 'url', 'iconUrl', 'badge', 'newWindow', 'position'],
      },
    ],
  },
})
export type PcNavigation = RecordOf<typeof pcNavigation>
