import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { f } from '#declare'
import { i18nProvider } from '../../i18n/i18nProvider.ts'
import { DialogProvider } from './DialogProvider.tsx'
import { type Agreed, type OpenDialog, type Question, type Tries, useDialog } from './useDialog.ts'

// A dialog is loaded when the first is wanted.
configure({ asyncUtilTimeout: 8000 })

const question = {
  title: '调价',
  reason: true,
  fields: { of: { note: f.text('说明', 'Note') } },
}

/** Asks at the press of a button, and gives what came of it. */
async function asked(questionOf: (ask: OpenDialog) => Question) {
  const answers: (Agreed | null)[] = []
  function Asking() {
    const ask = useDialog()
    const press = () => void ask(questionOf(ask)).then((agreed) => answers.push(agreed))
    return (
      <button type="button" onClick={press}>
        问
      </button>
    )
  }
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider('zh', () => {})}>
        <DialogProvider>
          <Asking />
        </DialogProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  )
  const user = userEvent.setup({ delay: null })
  await user.click(screen.getByRole('button', { name: '问' }))
  await screen.findByRole('dialog', { name: '调价' })
  const ok = () => screen.getByRole('button', { name: '确定' })
  return { user, answers, ok }
}

test('what is refused stays in its dialog with everything typed, is said at its field, and can be tried again', async () => {
  const tried: Agreed[] = []
  const tries: Tries = async (agreed) => {
    tried.push(agreed)
    if (tried.length === 1) return { message: '说明不能为空话', errors: { note: '说明不能为空话' } }
    return tried.length === 2 ? { message: '连接已断开，请稍后重试' } : null
  }
  const { user, answers, ok } = await asked(() => ({ ...question, tries }))
  const note = await screen.findByRole('textbox', { name: /^说明/ })
  await user.type(note, '便宜些')
  await user.type(screen.getByRole('textbox', { name: /^原因/ }), '换季')
  await user.click(ok())
  await screen.findByText('说明不能为空话')
  await waitFor(() => expect(note).toHaveFocus())
  expect(note).toHaveValue('便宜些')
  await user.type(note, '，只这一周')
  await user.click(ok())
  await screen.findByText('连接已断开，请稍后重试')
  expect(answers).toEqual([])
  await user.click(ok())
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(tried.map(({ reason }) => reason)).toEqual(['换季', '换季', '换季'])
  expect(answers[0]?.values).toEqual({ note: '便宜些，只这一周' })
})

test('while it is tried nothing can be pressed; what is asked in between lies above, and 取消 there leads back', async () => {
  const tries = (ask: OpenDialog) => async () => {
    const agreed = await ask({ title: '请确认', warnings: ['价格低于成本'] })
    return agreed ? null : {}
  }
  const { user, answers, ok } = await asked((ask) => ({ ...question, tries: tries(ask) }))
  await user.type(await screen.findByRole('textbox', { name: /^原因/ }), '换季')
  await user.click(ok())
  await screen.findByRole('dialog', { name: '请确认' })
  await user.click(screen.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '请确认' })).toBeNull())
  expect(screen.getByRole('textbox', { name: /^原因/ })).toHaveValue('换季')
  await user.click(ok())
  await screen.findByRole('dialog', { name: '请确认' })
  await user.click(ok())
  await waitFor(() => expect(answers).toHaveLength(1))
})

test('one begins at the first input, a digit chooses, and Escape asks before what was filled in is lost', async () => {
  const ways = { drop: ['删除', 'Drop'], keep: ['保留', 'Keep'] } as const
  const of = { way: f.choice('方式', 'Way', ways), note: f.longText('说明', 'Note') }
  const { user, answers } = await asked(() => ({ title: '调价', fields: { of } }))
  await waitFor(() => expect(screen.getByRole('radio', { name: '删除' })).toHaveFocus())
  await user.keyboard('2')
  expect(screen.getByRole('radio', { name: '保留' })).toBeChecked()
  await user.keyboard('{Escape}')
  await screen.findByText('填写的内容还没有提交')
  await user.click(screen.getByRole('button', { name: '继续填写' }))
  expect(answers).toEqual([])
  await user.type(screen.getByRole('textbox', { name: '说明' }), '看过了')
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(answers[0]?.values).toEqual({ way: 'keep', note: '看过了' })
})

test('a dialog that begins with a menu gives it the focus: its first key opens it, and a whole move is made by keys', async () => {
  const carriers = { sf: '顺丰', jd: '京东', ems: '邮政', zto: '中通', yto: '圆通' }
  const choices = Object.entries(carriers).map(([key, zh]) => ({ [key]: [zh, key] as const }))
  const of = {
    carrier: f.choice('快递公司', 'Carrier', { required: true }, choices),
    no: f.code('快递单号', 'Tracking number', { required: true }),
  }
  const { user, answers } = await asked(() => ({ title: '调价', fields: { of } }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^快递公司/ })).toHaveFocus())
  await user.keyboard('{Enter}')
  await user.click(await screen.findByRole('option', { name: '中通' }))
  await user.type(screen.getByRole('textbox', { name: /^快递单号/ }), 'ＳＦ 1234 5678 9012{Enter}')
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(answers[0]?.values).toEqual({ carrier: 'zto', no: 'SF123456789012' })
})

test('Escape closes at once where nothing was filled in', async () => {
  const { user, answers } = await asked(() => question)
  await screen.findByRole('textbox', { name: /^说明/ })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(answers).toEqual([null]))
})

test('what is told this once goes by its button alone', async () => {
  const { user, answers } = await asked(() => ({ title: '调价', tells: true, once: true }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: '调价' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(answers).toHaveLength(1))
})

test('what must be asked about first takes the focus once it is known: Enter agrees, Ctrl+Enter from anywhere', async () => {
  let found: (unmet: readonly string[]) => void = () => undefined
  const needs = () => new Promise<readonly string[]>((resolve) => (found = resolve))
  const { user, answers, ok } = await asked(() => ({ title: '调价', needs }))
  expect(ok()).toHaveProperty('disabled', true)
  await user.keyboard('{Enter}')
  expect(answers).toEqual([])
  found([])
  await waitFor(() => expect(document.activeElement).toBe(ok()))
  screen.getByRole('button', { name: '取消' }).focus()
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(answers[0]).not.toBeNull()
})

test('where everything is there and something is to be known, that alone is said', async () => {
  const { user, answers, ok } = await asked(() => ({
    title: '调价',
    needs: async () => [],
    heeds: () => ['价格低于成本'],
  }))
  await screen.findByText('价格低于成本')
  expect(screen.queryByText('所需条件都已满足')).toBeNull()
  await user.click(ok())
  await waitFor(() => expect(answers).toEqual([{}]))
})

test('where something is missing, what is to be known waits', async () => {
  const { ok } = await asked(() => ({
    title: '调价',
    needs: async () => ['还没有封面'],
    heeds: () => ['价格低于成本'],
  }))
  await screen.findByText('还没有封面')
  expect(screen.queryByText('价格低于成本')).toBeNull()
  expect(ok()).toBeDisabled()
})
