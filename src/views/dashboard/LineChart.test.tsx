import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LineChart } from './LineChart.tsx'

const chart = () => {
  render(
    <LineChart
      title="每日销售"
      buckets={['2026-11-20', '2026-11-21', '2026-11-22']}
      lines={[{ name: '销售额', values: [10, null, 30] }]}
      format={(value) => (value === null ? '—' : `¥${value}`)}
    />,
  )
  return screen.getByRole('slider', { name: '每日销售' })
}

test('a chart is walked along by arrow keys, and reads out what stands there', () => {
  const slider = chart()
  expect(slider).toHaveAttribute('aria-valuetext', '2026-11-22：销售额 ¥30')
  fireEvent.keyDown(slider, { key: 'ArrowLeft' })
  expect(slider).toHaveAttribute('aria-valuetext', '2026-11-21：销售额 —')
  fireEvent.keyDown(slider, { key: 'Home' })
  expect(slider).toHaveAttribute('aria-valuetext', '2026-11-20：销售额 ¥10')
  fireEvent.keyDown(slider, { key: 'ArrowLeft' })
  expect(slider).toHaveAttribute('aria-valuenow', '0')
})

test('a line breaks off where there is no value', () => {
  const line = chart().querySelector('.chart-line')
  expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
})
