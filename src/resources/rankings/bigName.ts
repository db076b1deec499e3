import { entity, f, type RecordOf, shelf } from '#declare'

/** The wall of well-known authors and lecturers, in tabs by tag; edited monthly. */
export const bigName = entity('bigName', ['大咖墙', 'Big-name board'], {
  path: 'rank/bigCoffeeWall',
  fields: {
    author: f.ref('作者', 'Author', { to: 'author', required: true, unique: true }),
    name: f.text('展示姓名', 'Shown name', { required: true, max: 12, search: true }),
    honour: f.text('头衔', 'Title', { required: true, max: 24 }),
    avatar: f.image('头像', 'Avatar', { required: true, width: 240, height: 240 }),
    photo: f.image('形象照', 'Photo', { width: 690, height: 920 }),
    quote: f.text('金句', 'Quote', { max: 40 }),
    tags: f.tags('标签', 'Tags', { required: true, max: 3, words: 'wallTags' }),
    works: f.list('代表作品', 'Works', 5, [
      { title: f.text('作品名', 'Work', { required: true, max: 24 }), jump: f.jump('跳转', 'Link', { required: true }) },
    ]),
    jump: f.jump('主页跳转', 'Link', { required: true }),
    position: f.order('排序', 'Order'),
    top: f.boolean('首屏推荐', 'On the first screen', { default: false }),
    clicks: f.count('点击', 'Clicks'),
  },
  ...shelf(['已上墙', 'On the wall'], ['已下墙', 'Off the wall']),
  actions: {
    manageTags: {
      label: ['标签管理', 'Tags'],
      on: 'list',
      says: [
        '改名为已有的标签即为合并；有人使用的标签只能合并，不能删除。',
        'Renamed to one there is, it is merged into it; a tag in use is merged, not deleted.',
      ],
      asks: {
        doing: f.choice('操作', 'What', 'add', [
          { add: ['新增', 'Add'], rename: ['改名或合并', 'Rename or merge'] },
          { first: ['移到最前', 'Move to the front'], remove: ['删除', 'Delete'] },
        ]),
        tag: f.text('标签', 'Tag', { required: true, max: 6 }),
        to: f.text('改名或合并为', 'Becomes', { max: 6 }),
      },
    },
    wallTags: { label: ['可用标签', 'Tags there are'], on: [], looks: 'wallTags' },
    fillFromAuthor: { label: ['同步作者资料', 'Fill from author'], on: 'form', fills: 'fillFromAuthor' },
  },
  list: {
    columns: ['position', 'avatar', 'name', 'honour', 'tags', 'works', 'top', 'clicks', 'status'],
    under: { name: ['honour'] },
    filters: ['name', 'tags', 'top', 'status'],
  },
  form: [
    ['人物', 'Person', ['author', 'name'], 'honour', 'avatar', 'photo', 'quote'],
    ['展示', 'Display', 'tags', 'works', 'jump', ['top', 'position']],
  ],
  endpoints: {
    getList: { call: 'GET rank/bigCoffeeWall', takes: ['tag', 'page', 'size'], gives: 'names with total, and the tags in order' },
    save: { call: 'POST rank/bigCoffeeWall', takes: { record: 'fields' }, gives: 'record' },
  },
  deviations: { fillFromAuthor: '作者头像为 300×300，大咖墙头像为 240×240：尺寸相符时才一并带入' },
  rules: {
    tagsComeFromWall: [
      { sheet: 1, by: 'usesTheTagsOfTheWall' },
      { each: 'tags', least: 1, most: 3, distinct: [] },
      { may: ['manageTags'], who: 'admin' },
    ],
    firstScreenIsLimited: [
      { sheet: 2, limit: { most: 6 }, where: { top: true, status: 'published' }, field: 'top' },
      { unique: ['author'] },
    ],
    countsComeFromApp: { from: 'app', fields: ['clicks'] },
    shownWhilePublished: {
      shown: { status: 'published' },
      gives: ['author', 'name', 'honour', 'avatar', 'photo', 'quote', 'tags', 'works', 'jump', 'position', 'top'],
    },
  },
})
export type BigName = RecordOf<typeof bigName>
