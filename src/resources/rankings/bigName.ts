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
    tags: f.tags('标签', 'Tags', { required: true, max: 3 }),
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
      later: "adds, renames, merges and sorts the wall's tags (its tabs), with the number of names under each",
    },
    fillFromAuthor: { label: ['同步作者资料', 'Fill from author'], later: 'takes name, honour and avatar from the author record' },
  },
  list: {
    columns: ['position', 'avatar', 'name', 'honour', 'tags', 'works', 'top', 'clicks', 'status'],
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
  standIn: true,
})
export type BigName = RecordOf<typeof bigName>
