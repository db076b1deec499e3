import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { f } from '#declare'
import { quiet } from '../testing/quiet.ts'
import { renderForm } from '../testing/renderForm.tsx'

quiet()
afterEach(cleanup)

const fields = { period: f.period('起止', 'Runs') }
const record = {
  period: { start: '2026-11-18T00:00:00+08:00', end: '2026-12-17T23:59:00+08:00' },
}

test('an end that is fixed takes nothing, while the other one can be moved', async () => {
  const hints = { period: { fixed: ['start'], reason: ['开始时间已定', 'It has begun'] as const } }
  await renderForm(fields, { record, hints })
  expect(await screen.findByLabelText('起止 开始')).toBeDisabled()
  expect(screen.getByLabelText('起止 结束')).toBeEnabled()
  expect(screen.getByText('开始时间已定')).toBeVisible()
  expect(screen.getByRole('group', { name: '起止 快捷选择' })).toBeVisible()
})

test('where the end is fixed no length is offered', async () => {
  await renderForm(fields, { record, hints: { period: { fixed: ['end'] } } })
  expect(await screen.findByLabelText('起止 结束')).toBeDisabled()
  expect(screen.getByLabelText('起止 开始')).toBeEnabled()
  expect(screen.queryByRole('group', { name: '起止 快捷选择' })).toBeNull()
})
