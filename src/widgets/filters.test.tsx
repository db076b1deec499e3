import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Field, f, type Row } from '#declare'
import { Filter, filters } from './filters.tsx'
import { filtersOf } from './kinds.ts'
import { choose } from './testing/choose.ts'
import { quiet } from './testing/quiet.ts'
import { Around, type World } from './testing/renderForm.tsx'

quiet()
afterEach(cleanup)

/** A list's filter bar with one filter; `current` gives the whole filter as it stands. */
function renderFilter(source: string, field: Field, world: World = {}, given: Row = {}) {
  const current = { filter: given }
  function Bar() {
    const [values, setValues] = useState(given)
    current.filter = values
    const change = (part: Row) =>
      setValues((now) =>
        Object.fromEntries(
          Object.entries({ ...now, ...part }).filter(([, value]) => value !== undefined),
        ),
      )
    return <Filter source={source} field={field} values={values} onChange={change} />
  }
  render(
    <Around {...world}>
      <Bar />
    </Around>,
  )
  return { user: userEvent.setup(), current }
}

test('text is looked for once typing pauses, or at once with Enter', async () => {
  const { user, current } = renderFilter('title', f.text('刊名', 'Title'))
  await user.type(screen.getByLabelText('刊名'), '读者{Enter}')
  expect(current.filter).toEqual({ title_q: '读者' })
  await user.clear(screen.getByLabelText('刊名'))
  await vi.waitFor(() => expect(current.filter).toEqual({}))
})

test('a word still being composed is not looked for', async () => {
  const { current } = renderFilter('title', f.text('刊名', 'Title'))
  const box = screen.getByLabelText('刊名')
  fireEvent.compositionStart(box)
  fireEvent.change(box, { target: { value: 'du' } })
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
  fireEvent.blur(box)
  expect(current.filter).toEqual({})
  fireEvent.change(box, { target: { value: '读' } })
  fireEvent.compositionEnd(box)
  await vi.waitFor(() => expect(current.filter).toEqual({ title_q: '读' }))
})

test('amounts are bounded in yuan and asked for in fen', async () => {
  const { user, current } = renderFilter('price', f.money('定价', 'Price'), {}, { price_gte: 100 })
  const least = (await screen.findByLabelText('定价 不小于')) as HTMLInputElement
  expect(least.value).toBe('1.00')
  await user.type(screen.getByLabelText('定价 不大于'), '20.5{Enter}')
  expect(current.filter).toEqual({ price_gte: 100, price_lte: 2050 })
  await user.clear(screen.getByLabelText('定价 不大于'))
  await user.type(screen.getByLabelText('定价 不大于'), '1.2万{Enter}')
  expect(current.filter).toEqual({ price_gte: 100, price_lte: 1_200_000 })
})

test('a bound that is not understood stays as it was typed, and says so', async () => {
  const { user, current } = renderFilter('price', f.money('定价', 'Price'), {}, { price_gte: 100 })
  const box = (await screen.findByLabelText('定价 不大于')) as HTMLInputElement
  await user.type(box, '很多{Enter}')
  expect(current.filter).toEqual({ price_gte: 100 })
  expect([box.value, box.getAttribute('aria-invalid')]).toEqual(['很多', 'true'])
  expect(box.title).toContain('“很多”看不懂')
})

test('a phone is found however it is written', async () => {
  const { user, current } = renderFilter('phone', f.phone('手机', 'Phone'))
  const box = await screen.findByLabelText('手机')
  await user.type(box, '+86 138 0013 8000{Enter}')
  expect(current.filter).toEqual({ phone_q: '13800138000' })
  await user.clear(box)
  await user.type(box, '138 0013{Enter}')
  await vi.waitFor(() => expect(current.filter).toEqual({ phone_q: '1380013' }))
})

test('a day is said, and shown as it is understood before one leaves', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T04:00:00Z') })
  try {
    const { current } = renderFilter('publishAt', f.dateTime('发布时间', 'Publishing time'))
    const box = await screen.findByLabelText('发布时间 从')
    fireEvent.change(box, { target: { value: '下周三' } })
    expect(screen.getByText('= 2026-12-02 周三')).toBeDefined()
    expect(current.filter).toEqual({ publishAt_gte: '2026-12-02T00:00:00+08:00' })
    fireEvent.change(box, { target: { value: '下周八' } })
    fireEvent.blur(box)
    expect((box as HTMLInputElement).value).toBe('下周八')
    expect(box.getAttribute('aria-invalid')).toBe('true')
  } finally {
    vi.useRealTimers()
  }
})

test('moments are bounded by whole days of Shanghai', async () => {
  const { current } = renderFilter('publishAt', f.dateTime('发布时间', 'Publishing time'))
  fireEvent.change(await screen.findByLabelText('发布时间 从'), { target: { value: '2026-11-21' } })
  fireEvent.change(screen.getByLabelText('发布时间 到'), { target: { value: '2026-11-22' } })
  expect(current.filter).toEqual({
    publishAt_gte: '2026-11-21T00:00:00+08:00',
    publishAt_lte: '2026-11-22T23:59:59+08:00',
  })
  expect((screen.getByLabelText('发布时间 到') as HTMLInputElement).value).toBe('2026-11-22')
})

test('choices and yes or no are picked from a menu, and let go with 全部', async () => {
  const { user, current } = renderFilter('trial', f.boolean('可试读', 'Free to read'))
  await choose(user, '可试读', '否')
  expect(current.filter).toEqual({ trial: false })
  await choose(user, '可试读', '全部')
  expect(current.filter).toEqual({})
})

test('a record is found by its name', async () => {
  const { user, current } = renderFilter('author', f.ref('作者', 'Author', { to: 'author' }), {
    records: { author: [{ id: 3, name: '莫言' }] },
  })
  await user.click(await screen.findByLabelText('作者'))
  await user.click(await screen.findByRole('option', { name: /莫言/ }))
  expect(current.filter).toEqual({ author: 3 })
})

test('what is typed before the list has been loaded is looked for', async () => {
  const author = [
    { id: 2, name: '余秋雨' },
    { id: 3, name: '莫言' },
  ]
  const { user, current } = renderFilter('author', f.ref('作者', 'Author', { to: 'author' }), {
    records: { author },
  })
  await user.type(screen.getByLabelText('作者'), '莫言')
  await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect((screen.getByLabelText('作者') as HTMLInputElement).value).toBe('莫言')
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(current.filter).toEqual({ author: 3 }))
})

test('a kind has a filter where its pure half says how it is filtered, and only there', () => {
  for (const [kind, Shown] of Object.entries(filters)) {
    if (kind === 'computed') continue
    const filtered = filtersOf({ kind, label: ['字段', 'Field'] } as Field).length > 0
    expect(Shown !== null, kind).toBe(filtered)
  }
})

test('what takes certain words only is looked for by one of them', async () => {
  const field = f.tags('标签', 'Tags', { words: 'wallTags' })
  const records = { wallTags: [{ id: 1, word: '作家' }] }
  const { user, current } = renderFilter('tags', field, { records })
  await choose(user, '标签', '作家')
  expect(current.filter).toEqual({ tags: '作家' })
})

test('a key is looked for by its name: those of the record one filters by, else of all', async () => {
  const field = f.code('楼层', 'Floor', {
    among: { entity: 'campaign', by: 'campaign', list: 'floors' },
  })
  const floor = (key: string, name: string) => ({ key, name })
  const records = {
    campaign: [
      { id: 1, floors: [floor('card', '年卡')] },
      { id: 2, floors: [floor('card', '年卡'), floor('course', '好课')] },
    ],
  }
  const { user, current } = renderFilter('floor', field, { records })
  await choose(user, '楼层', '好课')
  expect(current.filter).toEqual({ floor: 'course' })
  cleanup()
  const narrowed = renderFilter('floor', field, { records }, { campaign: 1 })
  await narrowed.user.click(screen.getByLabelText('楼层'))
  await screen.findByRole('option', { name: '年卡' })
  expect(screen.queryByRole('option', { name: '好课' })).toBeNull()
})

test('a picker says what is looked for as its field calls it', async () => {
  renderFilter('courses', f.ref('限定课程', 'Courses', { to: 'catalog' }))
  expect((await screen.findByLabelText('限定课程')).getAttribute('placeholder')).toBe(
    '输入名称查找限定课程',
  )
})
