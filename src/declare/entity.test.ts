import { expect, test } from 'vitest'
import { entity, f, onOff } from '#declare'

const fields = {
  title: f.text('标题', 'Title', { required: true, max: 40, search: true }),
  owner: f.ref('负责人', 'Owner', { to: 'portalUser' }),
  shown: f.boolean('显示', 'Shown', { default: true }),
  colour: f.color('颜色', 'Colour', { default: '#FFFFFF' }),
  note: f.text('备注', 'Note'),
  position: f.order('排序', 'Position'),
}

test('a list is sorted by hand where that can be, offers every move that has a button, and may be exported', () => {
  const { list } = entity('banner', ['横幅', 'Banner'], {
    fields,
    ...onOff(),
    list: { columns: ['title', 'status'] },
  })
  expect(list).toMatchObject({ sort: ['position'], bulk: ['enable', 'disable'], export: true })
})

test('what is published later is scheduled to be published, what is put on the shelf to be put there', () => {
  const called = (waiting: string) =>
    entity('card', ['卡片', 'Card'], {
      fields: { title: fields.title },
      states: { draft: ['草稿', 'Draft'], scheduled: [waiting, 'Scheduled'] },
      moves: { schedule: { from: ['draft'], to: 'scheduled' } },
      list: { columns: ['title'] },
    }).moves.schedule?.label[0]
  expect(called('待发布')).toBe('定时发布')
  expect(called('定时发布')).toBe('定时发布')
  expect(called('待上架')).toBe('定时上架')
})

test('a list says what is otherwise; what no one clicks is not offered', () => {
  const { list } = entity('term', ['期', 'Term'], {
    fields: { title: fields.title },
    states: { running: ['进行中', 'Running'], over: ['已结束', 'Over'] },
    moves: { expire: { label: ['到期', 'Expire'], from: ['running'], to: 'over', silent: true } },
    list: { columns: ['title'], export: false },
  })
  expect(list).toMatchObject({ sort: ['-createdAt'], bulk: [], export: false })
})

test('an action stands on each row and runs the function of its own name, unless it says what it does', () => {
  const { actions } = entity('banner', ['横幅', 'Banner'], {
    fields,
    actions: {
      recount: { label: ['重算', 'Recount'] },
      draw: { label: ['抽取', 'Draw'], asks: { count: f.integer('数量', 'How many') } },
      retitle: { label: ['改题', 'Retitle'], asks: ['title'] },
      copy: { on: ['row', 'form'], copies: {} },
      send: { label: ['发送', 'Send'], later: 'a job that sends it' },
    },
  })
  expect(actions.recount).toEqual({ label: ['重算', 'Recount'], on: 'row', runs: 'recount' })
  expect(actions.draw?.runs).toBe('draw')
  expect(actions.retitle?.runs).toBeUndefined()
  expect(actions.copy).toEqual({ label: ['复制', 'Copy'], on: ['row', 'form'], copies: {} })
  expect(actions.send?.later).toEqual(['后续提供', 'a job that sends it'])
})

test('fields are reset to what a new record begins with', () => {
  const { actions } = entity('banner', ['横幅', 'Banner'], {
    fields,
    actions: {
      reset: { label: ['恢复', 'Reset'], resets: { allBut: ['title', 'owner', 'position'] } },
      clear: { label: ['清空', 'Clear'], resets: ['note'] },
    },
  })
  expect(actions.reset).toEqual({
    label: ['恢复', 'Reset'],
    on: 'row',
    sets: { shown: true, colour: { text: '#FFFFFF' }, note: null },
  })
  expect(actions.clear?.sets).toEqual({ note: null })
})

test('a call is posted below the path under its own name; what it takes is named once', () => {
  const { endpoints } = entity('banner', ['横幅', 'Banner'], {
    path: 'banners',
    fields,
    endpoints: {
      sort: { takes: ['ids', { page: 'pageKey' }], gives: 'list' },
      menu: { call: 'GET', gives: 'list' },
      list: 'GET old/banner',
      save: { call: 'POST old/banner', takes: { record: 'fields of the form' } },
    },
  })
  expect(endpoints).toEqual({
    sort: { call: 'POST banners/sort', takes: { ids: 'ids', page: 'pageKey' }, gives: 'list' },
    menu: { call: 'GET banners/menu', gives: 'list' },
    list: 'GET old/banner',
    save: { call: 'POST old/banner', takes: { record: 'fields of the form' } },
  })
})

test('screens are named by the choice each holds fast, or hold what they like by their path', () => {
  const { fixed } = entity('bar', ['导航', 'Bar'], {
    fields: {
      place: f.choice('位置', 'Place', { top: ['顶部', 'Top'], bottom: ['底部', 'Bottom'] }),
      shown: fields.shown,
    },
    fixed: {
      place: { top: '/topBar', bottom: ['/bottomBar', '/bottomBar/edit'] },
      '/topBar': { shown: true },
    },
  })
  expect(fixed).toEqual({
    '/topBar': { place: 'top', shown: true },
    '/bottomBar': { place: 'bottom' },
    '/bottomBar/edit': { place: 'bottom' },
  })
})

test('what is referred to stays while it is, unless the field says otherwise', () => {
  expect(fields.owner).toMatchObject({ to: 'portalUser', onDelete: 'restrict' })
  expect(f.parent('上级', 'Parent', { to: 'page', onDelete: 'cascade' }).onDelete).toBe('cascade')
})

test('what publishes and withdraws is called after the state it leads to', () => {
  const moves = {
    publish: { from: ['draft'], to: 'published' },
    withdraw: { from: ['published'], to: 'withdrawn' },
  } as const
  const states = (published: string, withdrawn: string) => ({
    draft: ['草稿', 'Draft'] as const,
    published: [published, 'Published'] as const,
    withdrawn: [withdrawn, 'Withdrawn'] as const,
  })
  const called = (published: string, withdrawn: string) => {
    const made = entity('card', ['卡片', 'Card'], {
      fields: { title: f.text('标题', 'Title') },
      states: states(published, withdrawn),
      moves,
    })
    return Object.values(made.moves).map(({ label }) => label[0])
  }
  expect(called('已发布', '已下线')).toEqual(['发布', '下线'])
  expect(called('已上架', '已下架')).toEqual(['上架', '下架'])
})
