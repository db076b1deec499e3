import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { f, type Kind, type KindName } from '#declare'
import { inputOf } from './inputs.tsx'
import { kinds } from './kinds.ts'
import { EveryEntityContext } from './reference/EntitiesContext.ts'
import { choose } from './testing/choose.ts'
import { quiet } from './testing/quiet.ts'
import { renderForm } from './testing/renderForm.tsx'

// A calendar or an editor is loaded when it is first wanted.
configure({ asyncUtilTimeout: 8000 })

quiet()
afterEach(cleanup)

test('text counts characters, says what is missing, and saves what was typed', async () => {
  const { user, save } = await renderForm({
    title: f.text('刊名', 'Title', {
      required: true,
      max: 4,
      help: ['不含书名号', 'Without quotes'],
    }),
  })
  const box = screen.getByLabelText(/^刊名/)
  expect(await save()).toBeUndefined()
  expect(await screen.findByRole('alert')).toHaveProperty('textContent', '必填')
  expect(box.getAttribute('aria-invalid')).toBe('true')
  await user.type(box, '读者杂志社')
  expect(screen.getByText('5 / 4')).toBeTruthy()
  expect(screen.getByText('最多 4 个字，现有 5 个')).toBeTruthy()
  await user.type(box, '{Backspace}')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await save()).toEqual({ title: '读者杂志' })
  expect(screen.getByText('不含书名号')).toBeTruthy()
})

test('a month is chosen as one', async () => {
  const month = f.text('归属月份', 'Month', { pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' })
  const { save } = await renderForm({ month })
  const box = screen.getByLabelText('归属月份')
  expect(box.getAttribute('type')).toBe('month')
  fireEvent.change(box, { target: { value: '2026-10' } })
  expect(await save()).toEqual({ month: '2026-10' })
})

test('what is emptied is sent as null', async () => {
  const { user, save } = await renderForm(
    { title: f.text('刊名', 'Title') },
    { record: { id: 1, title: '旧' } },
  )
  await user.clear(screen.getByLabelText('刊名'))
  expect(await save()).toMatchObject({ title: null })
})

test('the same form speaks English', async () => {
  const { save } = await renderForm(
    { title: f.text('刊名', 'Title', { required: true }) },
    { language: 'en' },
  )
  expect(screen.getByLabelText(/^Title/)).toBeTruthy()
  await save()
  expect((await screen.findByRole('alert')).textContent).toBe('Required')
})

test('what is selected in an amount stays selected as it is entered, so that typing replaces it', async () => {
  const price = f.money('定价', 'Price')
  const { user, save } = await renderForm({ price }, { record: { price: 123_450 } })
  await user.tab()
  await user.keyboard('99')
  expect(await save()).toEqual({ price: 9900 })
  const box = screen.getByLabelText<HTMLInputElement>('定价')
  await user.clear(box)
  await user.type(box, '12345.67')
  await user.tab()
  expect(box.value).toBe('12,345.67')
  act(() => {
    box.focus()
    box.setSelectionRange(1, 4)
  })
  expect(box.value).toBe('12345.67')
  expect(box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0)).toBe('23')
  await user.keyboard('0')
  expect(await save()).toEqual({ price: 104_567 })
})

test('money is typed in yuan and kept in fen; what is no amount is refused as typed', async () => {
  const { user, save } = await renderForm(
    { price: f.money('定价', 'Price', { min: 0 }) },
    { record: { price: 123450 } },
  )
  const box = screen.getByLabelText('定价') as HTMLInputElement
  expect(box.value).toBe('1,234.50')
  await user.clear(box)
  await user.type(box, '１２.3')
  expect(await save()).toEqual({ price: 1230 })
  await user.clear(box)
  await user.type(box, '12.345')
  expect(await save()).toBeUndefined()
  expect(box.value).toBe('12.345')
  expect((await screen.findByRole('alert')).textContent).toContain('12.345')
})

test('numbers, shares and lengths of time are read as one types them', async () => {
  const { user, save } = await renderForm({
    pages: f.integer('页数', 'Pages'),
    factor: f.decimal('系数', 'Factor'),
    share: f.percent('比例', 'Share'),
    length: f.duration('时长', 'Length'),
  })
  await user.type(screen.getByLabelText('页数'), '1,234')
  await user.type(screen.getByLabelText('系数'), '0.5')
  await user.type(screen.getByLabelText('比例'), '85%')
  await user.type(screen.getByLabelText('时长'), '3:25')
  expect(await save()).toEqual({ pages: 1234, factor: 0.5, share: 85, length: 205 })
})

test('a few choices stand side by side and can be cleared', async () => {
  const cycle = f.choice('刊期', 'Cycle', {
    weekly: ['周刊', 'Weekly'],
    monthly: ['月刊', 'Monthly'],
  })
  const { user, save } = await renderForm({ cycle }, { record: { cycle: 'weekly' } })
  await user.click(screen.getByLabelText('月刊'))
  expect(await save()).toEqual({ cycle: 'monthly' })
  await user.click(screen.getByText('清除'))
  expect(await save()).toEqual({ cycle: null })
})

test('many choices are a menu, cut to those offered now', async () => {
  const of = Object.fromEntries(
    ['一', '二', '三', '四', '五', '六'].map((zh, at) => [`c${at}`, [zh, `C${at}`] as const]),
  )
  const { user, save } = await renderForm(
    { kind: f.choice('类别', 'Kind', of) },
    { hints: { kind: { choices: ['c0', 'c1', 'c2', 'c3', 'c4'] } } },
  )
  await user.click(screen.getByLabelText('类别'))
  await screen.findByRole('option', { name: '五' })
  expect(screen.queryByRole('option', { name: '六' })).toBeNull()
  await user.click(screen.getByRole('option', { name: '三' }))
  expect(await save()).toEqual({ kind: 'c2' })
})

test('several choices keep the order of the list', async () => {
  const platforms = f.choices('平台', 'Platforms', {
    ios: ['苹果', 'iOS'],
    android: ['安卓', 'Android'],
    h5: ['网页', 'H5'],
  })
  const { user, save } = await renderForm({ platforms })
  await user.click(screen.getByLabelText('网页'))
  await user.click(screen.getByLabelText('苹果'))
  expect(await save()).toEqual({ platforms: ['ios', 'h5'] })
})

test('a switch says its state in words', async () => {
  const { user, save } = await renderForm(
    { trial: f.boolean('可试读', 'Free to read') },
    { record: { trial: false } },
  )
  expect(screen.getByText('否')).toBeTruthy()
  await user.click(screen.getByRole('switch', { name: '可试读' }))
  expect(await save()).toEqual({ trial: true })
})

test('dates and times are those of Shanghai', async () => {
  const { user, save } = await renderForm(
    {
      day: f.date('日期', 'Day'),
      at: f.dateTime('时间', 'Time'),
      during: f.period('有效期', 'Validity'),
    },
    {
      record: {
        at: '2026-11-21T19:31:00+08:00',
        during: { start: '2026-01-01T00:00:00+08:00', end: null },
      },
    },
  )
  const time = screen.getByLabelText('时间') as HTMLInputElement
  expect(time.value).toBe('2026-11-21 19:31')
  await user.type(screen.getByLabelText('日期'), '2026-02-28')
  await user.clear(time)
  await user.type(time, '2026-12-01 08:00')
  await user.type(screen.getByLabelText('有效期 结束'), '2025-12-31 23:59')
  expect(await save()).toBeUndefined()
  expect((await screen.findByRole('alert')).textContent).toContain(
    '结束时间 2025-12-31 23:59:00 应晚于',
  )
  await user.clear(screen.getByLabelText('有效期 结束'))
  await user.type(screen.getByLabelText('有效期 结束'), '2026-12-31 23:59')
  expect(await save()).toEqual({
    day: '2026-02-28',
    at: '2026-12-01T08:00:00+08:00',
    during: { start: '2026-01-01T00:00:00+08:00', end: '2026-12-31T23:59:00+08:00' },
  })
})

test('a day is picked from the calendar, by mouse and by keyboard; what is none is refused as typed', async () => {
  const { user, save } = await renderForm({ day: f.date('日期', 'Day') })
  const box = screen.getByLabelText('日期') as HTMLInputElement
  await user.type(box, '2026/11/2')
  await user.click(screen.getByRole('button', { name: '打开日历' }))
  await user.click(await screen.findByRole('gridcell', { name: '2026-11-21' }))
  expect(box.value).toBe('2026-11-21')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: '打开日历' }))
  await screen.findByRole('gridcell', { name: '2026-11-21', selected: true })
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await save()).toEqual({ day: '2026-11-28' })
  await user.clear(box)
  await user.type(box, '2026-02-30')
  expect(await save()).toBeUndefined()
  expect(box.value).toBe('2026-02-30')
})

test('a locked input says why, and its value is kept', async () => {
  const hints = {
    code: { disabled: true, reason: ['上架后不可修改', 'Fixed once published'] as const },
  }
  const { save } = await renderForm(
    { code: f.code('编码', 'Code') },
    { record: { code: 'A1' }, hints },
  )
  expect((screen.getByLabelText('编码') as HTMLInputElement).disabled).toBe(true)
  expect(screen.getByText('上架后不可修改')).toBeTruthy()
  expect(await save()).toEqual({ code: 'A1' })
})

const authors = [
  { id: 1, name: '余华', avatar: 'https://a.example.com/1.png' },
  { id: 2, name: '余秋雨' },
  { id: 3, name: '莫言' },
]

test('what does not match what is typed leaves the list before the portal has answered', async () => {
  const { user } = await renderForm(
    { author: f.ref('作者', 'Author', { to: 'author' }) },
    { records: { author: authors } },
  )
  const box = screen.getByLabelText('作者')
  await user.click(box)
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3))
  fireEvent.change(box, { target: { value: '莫' } })
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['莫言#3'])
})

test('a record is found by part of its name and picked with the keyboard', async () => {
  const { user, save } = await renderForm(
    { author: f.ref('作者', 'Author', { to: 'author' }) },
    { records: { author: authors } },
  )
  const box = screen.getByLabelText('作者') as HTMLInputElement
  await user.type(box, '余秋')
  expect(await screen.findByRole('option', { name: /余秋雨/ })).toBeTruthy()
  await screen.findByRole('option')
  await user.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(box.value).toBe('余秋雨'))
  expect(await save()).toEqual({ author: 2 })
})

test('a record that cannot be picked here is told from one that does not exist', async () => {
  const { user } = await renderForm(
    { authors: f.refs('作者', 'Authors', { to: 'author' }) },
    {
      records: { author: [...authors, { id: 4, name: '汪曾祺', closed: true }] },
      record: { authors: [3] },
    },
  )
  const box = screen.getByLabelText('作者')
  await user.type(box, '汪曾祺')
  expect(await screen.findByText(/状态或归属不符/)).toBeTruthy()
  expect(screen.getByText('汪曾祺')).toBeTruthy()
  expect(screen.queryByRole('option')).toBeNull()
  await user.clear(box)
  await user.type(box, '莫言')
  expect(await screen.findByText('已经选了：')).toBeTruthy()
  await user.clear(box)
  await user.type(box, '无此人')
  expect(await screen.findByText('没有匹配的记录')).toBeTruthy()
})

test('a record chosen before reads by its title and can be cleared', async () => {
  const { user, save } = await renderForm(
    { author: f.ref('作者', 'Author', { to: 'author' }) },
    { records: { author: authors }, record: { author: 3 } },
  )
  expect(await screen.findByDisplayValue('莫言')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '清除' }))
  expect(await save()).toEqual({ author: null })
})

test('several records are added, moved and removed', async () => {
  const { user, save } = await renderForm(
    { authors: f.refs('作者', 'Authors', { to: 'author', max: 3 }) },
    { records: { author: authors }, record: { authors: [1, 3] } },
  )
  await user.click(await screen.findByRole('button', { name: '上移莫言' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '上移莫言' }))
  await user.click(screen.getByLabelText('作者'))
  await user.click(await screen.findByRole('option', { name: /余秋雨/ }))
  expect(await save()).toEqual({ authors: [3, 1, 2] })
  await user.click(screen.getByRole('button', { name: '移除莫言' }))
  expect(await save()).toEqual({ authors: [1, 2] })
})

test('a record whose whole name was typed leaves the list open for the next one', async () => {
  const { user, save } = await renderForm(
    {
      authors: f.refs('作者', 'Authors', { to: 'author' }),
      editor: f.ref('编辑', 'Editor', { to: 'author' }),
    },
    { records: { author: authors } },
  )
  for (const name of ['作者', '编辑']) {
    const box = screen.getByLabelText(name)
    await user.type(box, '莫言')
    await user.click(await screen.findByRole('option', { name: /莫言/ }))
    await user.click(document.body)
    await user.click(box)
    expect(await screen.findByRole('option', { name: /余秋雨/ })).toBeTruthy()
    await user.keyboard('{Escape}')
  }
  expect(await save()).toEqual({ authors: [3], editor: 3 })
})

test('a parent is picked from the tree, never the record itself or one below it', async () => {
  const tree = [
    { id: 1, name: '文学', parent: null },
    { id: 2, name: '小说', parent: 1 },
    { id: 3, name: '短篇', parent: 2 },
    { id: 4, name: '历史', parent: null },
  ]
  const { user, save } = await renderForm(
    { parent: f.parent('上级', 'Parent', { to: 'category' }) },
    { records: { category: tree }, record: { id: 2, parent: 1 } },
  )
  const box = screen.getByLabelText('上级')
  await user.click(box)
  await screen.findByRole('option', { name: /历史/ })
  expect(screen.queryByRole('option', { name: /短篇/ })).toBeNull()
  await user.clear(box)
  await user.type(box, '历')
  expect(screen.queryByRole('option', { name: /文学/ })).toBeNull()
  await user.keyboard('{Enter}')
  expect(await save()).toMatchObject({ parent: 4 })
})

test('tags are added one by one or many at once, each once', async () => {
  const { user, save } = await renderForm({ tags: f.tags('标签', 'Tags', { max: 4 }) })
  await user.type(screen.getByLabelText('标签'), '阅读{Enter}科技，历史，阅读{Enter}')
  expect(await save()).toEqual({ tags: ['阅读', '科技', '历史'] })
  await user.click(screen.getByRole('button', { name: '移除科技' }))
  expect(await save()).toEqual({ tags: ['阅读', '历史'] })
  await user.type(screen.getByLabelText('标签'), '{Backspace}')
  expect(await save()).toEqual({ tags: ['阅读'] })
})

test('of tags that are certain words one is added as it is chosen, and no other is', async () => {
  const { user, save } = await renderForm(
    { tags: f.tags('标签', 'Tags', { words: 'wallTags' }) },
    { records: { wallTags: [{ word: '作家' }, { word: '学者' }] } },
  )
  const box = screen.getByLabelText('标签')
  await user.click(box)
  await user.click(await screen.findByRole('option', { name: '学者' }))
  await user.type(box, '作{Enter}诗人{Enter}')
  expect(await save()).toEqual({ tags: ['学者', '作家'] })
})

test('entities are chosen by what they are called, and kept by their names', async () => {
  const every = { article: ['文章', 'Article'], comment: ['评论', 'Comment'] } as const
  const { user, save } = await renderForm(
    {
      entity: f.text('对象', 'Entity', { required: true, names: 'entity' }),
      told: f.tags('数据', 'Entities', { names: 'entity', words: 'publishedOnes' }),
      rights: f.list('权限', 'Rights', [{ of: f.text('所属', 'Of', { names: 'entity' }) }]),
    },
    {
      record: { told: ['article'], rights: [{ of: 'comment' }] },
      records: { publishedOnes: [{ word: 'article' }, { word: 'comment' }] },
      around: (form) => <EveryEntityContext value={every}>{form}</EveryEntityContext>,
    },
  )
  expect(screen.getByRole('button', { name: '移除文章' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '复制评论' })).toBeTruthy()
  await user.type(screen.getByLabelText(/^对象/), '评')
  await user.click(await screen.findByRole('option', { name: '评论' }))
  await user.type(screen.getByLabelText('数据'), '评')
  await user.click(await screen.findByRole('option', { name: '评论' }))
  expect(await save()).toMatchObject({ entity: 'comment', told: ['article', 'comment'] })
})

test('of names that hold what was typed the one that is just that comes first', async () => {
  const every = {
    userOrder: ['用户订单', 'Orders'],
    chief: ['主用户', 'Chief'],
    user: ['用户', 'User'],
  } as const
  const { user, save } = await renderForm(
    { entity: f.text('对象', 'Entity', { names: 'entity' }) },
    { around: (form) => <EveryEntityContext value={every}>{form}</EveryEntityContext> },
  )
  await user.type(screen.getByLabelText('对象'), '用户')
  expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual([
    '用户',
    '用户订单',
    '主用户',
  ])
  await user.keyboard('{Enter}')
  expect(await save()).toEqual({ entity: 'user' })
})

test('a link asks for what its type needs', async () => {
  const { user, save } = await renderForm(
    { target: f.jump('跳转', 'Link') },
    { records: { magazine: [{ id: 7, name: '读者' }] } },
  )
  await choose(user, '跳转 类型', '网页')
  expect(await save()).toBeUndefined()
  expect((await screen.findByRole('alert')).textContent).toBe('跳转到网页还需要一个网址')
  await user.type(screen.getByLabelText('跳转 网址'), 'https://a.cn')
  expect(await save()).toEqual({ target: { type: 'url', url: 'https://a.cn' } })
  await choose(user, '跳转 类型', '杂志')
  await user.click(screen.getByLabelText('跳转 杂志'))
  await user.click(await screen.findByRole('option', { name: /读者/ }))
  expect(await save()).toEqual({ target: { type: 'magazine', id: 7 } })
})

test('on the way from the type of a link to what it needs nothing is said to be missing', async () => {
  const target = f.jump('跳转', 'Link', { required: true })
  const { user } = await renderForm({ target }, { checked: 'left' })
  await choose(user, '跳转 类型', '网页')
  await user.tab()
  expect(screen.getByLabelText('跳转 网址')).toHaveFocus()
  await leftAlone()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.tab()
  expect((await screen.findByRole('alert')).textContent).toBe('跳转到网页还需要一个网址')
})

/** What is checked as one leaves a field is told a moment later. */
const leftAlone = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)))

test('entries of a list are added, typed in, moved and removed', async () => {
  const prizes = f.list(
    '奖品',
    'Prizes',
    { max: 3 },
    {
      name: f.text('名称', 'Name', { required: true }),
      stock: f.integer('库存', 'Stock', { default: 1 }),
    },
  )
  const { user, save } = await renderForm(
    { prizes },
    { record: { prizes: [{ _key: 'a', name: '书', stock: 5 }] } },
  )
  await user.click(screen.getByRole('button', { name: /添加奖品/ }))
  expect(await save()).toBeUndefined()
  const second = screen.getByRole('group', { name: '奖品 第 2 项' })
  expect(within(second).getByRole('alert').textContent).toBe('必填')
  await user.type(within(second).getByLabelText(/^名称/), '笔')
  expect(await save()).toEqual({
    prizes: [
      { _key: 'a', name: '书', stock: 5 },
      { name: '笔', stock: 1 },
    ],
  })
  await user.click(screen.getByRole('button', { name: '上移笔' }))
  expect(
    (
      within(screen.getByRole('group', { name: '奖品 第 1 项' })).getByLabelText(
        /^名称/,
      ) as HTMLInputElement
    ).value,
  ).toBe('笔')
  expect(await save()).toEqual({
    prizes: [
      { name: '笔', stock: 1 },
      { _key: 'a', name: '书', stock: 5 },
    ],
  })
  await user.click(screen.getByRole('button', { name: '移除笔' }))
  expect(await save()).toEqual({ prizes: [{ _key: 'a', name: '书', stock: 5 }] })
})

test('JSON that cannot be read is kept as typed and not saved', async () => {
  const { user, save } = await renderForm(
    { extra: f.json('数据', 'Data') },
    { record: { extra: { a: 1 } } },
  )
  const box = screen.getByLabelText('数据') as HTMLTextAreaElement
  expect(box.value).toContain('"a": 1')
  await user.clear(box)
  await user.type(box, '{{"b": ')
  expect(await save()).toBeUndefined()
  expect(box.value).toBe('{"b": ')
  expect(screen.getByRole('alert').textContent).toContain('不是有效的 JSON')
  await user.type(box, '[[2]}')
  expect(await save()).toEqual({ extra: { b: [2] } })
})

test('a colour is typed, and what is none is refused', async () => {
  const { user, save } = await renderForm({ ground: f.color('背景', 'Ground') })
  await user.type(screen.getByLabelText('背景'), '#409EF')
  expect(await save()).toBeUndefined()
  await user.type(screen.getByLabelText('背景'), 'F')
  expect(await save()).toEqual({ ground: '#409EFF' })
})

test('what the portal keeps is shown and not typed', async () => {
  await renderForm({ reads: f.count('阅读量', 'Reads') }, { record: { reads: 12345 } })
  const group = screen.getByRole('group', { name: '阅读量' })
  expect(group.textContent).toContain('12,345')
  expect(within(group).queryByRole('textbox')).toBeNull()
})

test('a phone shown in part may stay as it is, and is refused once it is changed', async () => {
  const { user, save } = await renderForm(
    { phone: f.phone('手机', 'Phone') },
    { record: { phone: '138****5678' } },
  )
  expect(await save()).toEqual({ phone: '138****5678' })
  await user.type(screen.getByLabelText('手机'), '9')
  expect(await save()).toBeUndefined()
})

test('one of the keys that another record holds is chosen by its name', async () => {
  const among = { entity: 'campaign', by: 'campaign', list: 'floors' }
  const records = { campaign: [{ id: 3, floors: [{ key: 'course', name: '好课' }] }] }
  const fields = { floor: f.code('楼层', 'Floor', { among }) }
  const { user, save } = await renderForm(fields, {
    record: { campaign: 3 },
    records,
  })
  await choose(user, '楼层', '好课')
  expect(await save()).toMatchObject({ floor: 'course' })
})

test('one of the names that another record holds is picked, not typed', async () => {
  const among = { entity: 'raffle', by: 'raffle', list: 'shops' }
  const records = { raffle: [{ id: 3, shops: [{ name: '半山书房' }, { name: '五原店' }] }] }
  const fields = { shop: f.text('兑奖门店', 'Shop', { among }) }
  const { user, save } = await renderForm(fields, { record: { raffle: 3 }, records })
  await choose(user, '兑奖门店', '五原店')
  expect(await save()).toMatchObject({ shop: '五原店' })
})

test('a kind of one’s own without an input is filled as what it is stored as', () => {
  const all = kinds as { [kind: string]: Kind }
  const stored = { integer: 'integer', money: 'integer', decimal: 'decimal', text: 'text' } as const
  try {
    for (const [like, input] of Object.entries(stored)) {
      all.stars = { ...all[like]!, name: 'stars' as KindName }
      expect(inputOf('stars' as KindName)).toBe(inputOf(input as KindName))
    }
    all.stars = { ...all.jump!, name: 'stars' as KindName }
    expect(inputOf('stars' as KindName)).toBe(inputOf('json'))
  } finally {
    delete all.stars
  }
})
