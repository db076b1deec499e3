import { act, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { magazine } from '#resources/magazines/magazine.ts'
import { renderAdmin } from '../../app/testing/renderAdmin.tsx'
import { signIn } from '../../authProvider/session.ts'
import { FormErrors } from './FormErrors.tsx'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

const save = () => screen.getByRole('button', { name: '保存' })
/** The portal refuses what is sent to it, at these fields. */
function refusing(errors: { readonly [path: string]: string }) {
  const plain = globalThis.fetch
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const method = asked[1]?.method ?? (asked[0] as Request).method
    const isCheck = String((asked[0] as Request).url ?? asked[0]).includes('check')
    if (method !== 'POST' || isCheck) return plain(...asked)
    const message = Object.values(errors).join('\n')
    return Response.json({ code: 42200, message, data: { errors } }, { status: 422 })
  })
}

test('what is refused at a field that is not on the form stands above it, with its name', async () => {
  const { user } = await renderAdmin('/contentManagement/label/create')
  await user.type(await screen.findByLabelText(/^标签名称/), '一个标签')
  refusing({ useCount: '不能手填', 'weight.0.x': '第一项不对', name: '已有此名' })
  await user.click(save())
  await screen.findByText('已有此名')
  const above = await waitFor(() => {
    const box = document.querySelector<HTMLElement>('.form-errors [role=alert]')
    expect(box?.textContent).toContain('第一项不对')
    return box!
  })
  expect(above.textContent).toMatch(/使用.*：不能手填/)
  expect(within(above).queryByText(/已有此名/)).toBeNull()
})

test('what the portal refuses a second time, of another value, stays at its field', async () => {
  const { user } = await renderAdmin('/contentManagement/label/create')
  const name = await screen.findByLabelText(/^标签名称/)
  await user.type(name, '一个标签')
  refusing({ name: '已有此名' })
  await user.click(save())
  await screen.findByText('已有此名')
  await user.type(name, '之二')
  await waitFor(() => expect(screen.queryByText('已有此名')).toBeNull())
  await user.click(save())
  await screen.findByText('已有此名')
  // Longer than errors are left before they are looked at again.
  await new Promise((done) => setTimeout(done, 600))
  expect(screen.queryByText('已有此名')).not.toBeNull()
})

test('what its input tells late, on a busy machine, stands there alone', async () => {
  const message = '请上传方形小图'
  const errors = { squareImage: { type: 'custom', message } }
  const resolver = () => ({ values: {}, errors })
  let draw = () => {}
  function LateInput() {
    const [told, setTold] = useState(false)
    draw = () => setTold(true)
    return <div data-source="squareImage">{told && <p className="field-problem">{message}</p>}</div>
  }
  function LateForm() {
    const form = useForm({ errors })
    return (
      <FormProvider {...form}>
        <form>
          <FormErrors entity={magazine} others={{}} resolver={resolver} />
          <LateInput />
        </form>
      </FormProvider>
    )
  }
  render(<LateForm />)
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(message))
  // Longer than the form looks for it by itself.
  await new Promise((done) => setTimeout(done, 300))
  act(() => draw())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(screen.getAllByText(message)).toHaveLength(1)
})
