import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { f } from '#declare'
import { quiet } from '../testing/quiet.ts'
import { renderForm } from '../testing/renderForm.tsx'

quiet()
afterEach(cleanup)
// jsdom lays nothing out, and the editor asks where things stand.
document.elementFromPoint = () => null
Range.prototype.getClientRects = () => [] as unknown as DOMRectList
Range.prototype.getBoundingClientRect = () => new DOMRect()

test('rich text is shown, and saved as it stands', async () => {
  const { save } = await renderForm(
    { body: f.richText('正文', 'Body', { max: 20 }) },
    { record: { body: '<p>你好</p>' } },
  )
  const group = await screen.findByRole('group', { name: '正文' })
  expect(await within(group).findByText('你好')).toBeTruthy()
  expect(screen.getByText('2 / 20')).toBeTruthy()
  expect(await save()).toEqual({ body: '<p>你好</p>' })
})

test('rich text that is missing is refused once, in words', async () => {
  const { save } = await renderForm({ body: f.richText('正文', 'Body', { required: true }) })
  await screen.findByRole('group', { name: '正文' })
  expect(await save()).toBeUndefined()
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('必填'))
})
