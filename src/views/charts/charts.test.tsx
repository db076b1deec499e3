import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
// Read beforehand, as it is not in time for the first test else.
import './DrawnChart.tsx'
import { LineChart } from './LineChart.tsx'
import { ShareChart } from './ShareChart.tsx'
import { nearer, stepTo } from './steps.ts'

// What jsdom cannot do is left to the journey: how wide letters are.
vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)

const lines = [
  { name: '销售额', values: [10, null, 30] },
  { name: '<b>退款</b>', values: [1, 2, 3] },
]
const buckets = ['2026-11-20', '2026-11-21', '2026-11-22']
const format = (value: number | null) => (value === null ? '—' : `¥${value}`)

async function chart(given: Partial<Parameters<typeof LineChart>[0]> = {}) {
  const { container } = render(
    <LineChart title="每日销售" {...{ buckets, lines, format }} {...given} />,
  )
  const drawing = await screen.findByRole('application', { name: '每日销售' })
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull())
  return { drawing, container, said: () => screen.getByRole('status').textContent }
}

test('a chart is one stop of the keyboard, walked along by arrows, and reads out what stands there', async () => {
  const { drawing, said } = await chart()
  const press = (key: string) => act(() => fireEvent.keyDown(drawing, { key }))
  expect(said()).toBe('')
  press('ArrowLeft')
  expect(said()).toBe('2026-11-22：销售额 ¥30，<b>退款</b> ¥3')
  press('ArrowLeft')
  expect(said()).toBe('2026-11-21：销售额 —，<b>退款</b> ¥2')
  press('Home')
  press('ArrowLeft')
  expect(said()).toBe('2026-11-20：销售额 ¥10，<b>退款</b> ¥1')
  press('Escape')
  expect(said()).toBe('')
})

test('a line is switched off by its name, and read out no more', async () => {
  const { drawing, said } = await chart()
  const name = screen.getByRole('button', { name: '<b>退款</b>' })
  fireEvent.click(name)
  expect(name).toHaveAttribute('aria-pressed', 'false')
  act(() => fireEvent.keyDown(drawing, { key: 'End' }))
  expect(said()).toBe('2026-11-22：销售额 ¥30')
  fireEvent.click(name)
  expect(name).toHaveAttribute('aria-pressed', 'true')
})

test('what is not over yet is drawn dashed, with a hollow point, and said to be so', async () => {
  const open = { bucket: '2026-11-22', words: '今天还没过完' }
  const given = { lines: [{ name: '销售额', values: [10, 20, 30] }], open }
  const { drawing, container, said } = await chart(given)
  act(() => fireEvent.keyDown(drawing, { key: 'End' }))
  expect(said()).toBe('2026-11-22（今天还没过完）：销售额 ¥30')
  await waitFor(() =>
    expect(container.querySelector('path[stroke-dasharray="3,4"]')).not.toBeNull(),
  )
  expect(container.querySelector('.chart-told em')).toHaveTextContent('今天还没过完')
})

test('names of records are no markup', async () => {
  const { drawing, container } = await chart()
  act(() => fireEvent.keyDown(drawing, { key: 'End' }))
  const tip = await waitFor(() => {
    const found = container.querySelector('.chart-told')
    expect(found).toHaveTextContent('<b>退款</b>')
    return found!
  })
  expect([...tip.querySelectorAll('b')].map((one) => one.textContent)).toEqual(['2026-11-22'])
})

test('plus looks from nearer, and nought shows all again', async () => {
  const days = Array.from({ length: 20 }, (_, at) => `2026-11-${String(at + 1).padStart(2, '0')}`)
  const { drawing } = await chart({
    buckets: days,
    lines: [{ name: '销售额', values: days.map((_, at) => at) }],
  })
  const all = () => screen.queryByRole('button', { name: 'Show all' })
  expect(all()).toBeNull()
  act(() => fireEvent.keyDown(drawing, { key: '+' }))
  expect(all()).not.toBeNull()
  act(() => fireEvent.keyDown(drawing, { key: '0' }))
  expect(all()).toBeNull()
})

test('parts of a whole are walked along too', async () => {
  const shares = [
    { name: '安卓', value: 60, words: '60%' },
    { name: 'iOS', value: 40, words: '40%' },
  ]
  render(<ShareChart title="客户端" shares={shares} total="100" />)
  const drawing = await screen.findByRole('application', { name: '客户端' })
  act(() => fireEvent.keyDown(drawing, { key: 'Home' }))
  expect(screen.getByRole('status')).toHaveTextContent('安卓：60%')
})

test('the first arrow begins at the last point, and none leads out', () => {
  expect(stepTo('ArrowLeft', null, 9)).toBe(9)
  expect(stepTo('ArrowRight', 9, 9)).toBe(9)
  expect(stepTo('PageDown', 3, 9)).toBe(0)
  expect(stepTo('a', 3, 9)).toBeUndefined()
})

test('a window moves along with the point one stands at', () => {
  expect(nearer({ from: 4, to: 8 }, 3)).toEqual({ from: 3, to: 7 })
  expect(nearer({ from: 4, to: 8 }, 9)).toEqual({ from: 5, to: 9 })
  expect(nearer({ from: 4, to: 8 }, 6)).toEqual({ from: 4, to: 8 })
})
