import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { Select } from '#widgets/input/Select.tsx'
import { useFirstField } from './useFirstField.ts'

function Form() {
  const form = useRef<HTMLFormElement>(null)
  useFirstField(form, true)
  return (
    <form ref={form}>
      <input aria-label="刊名" />
    </form>
  )
}

test('a form that begins empty begins with its first field', () => {
  render(<Form />)
  expect(screen.getByLabelText('刊名')).toHaveFocus()
})

test('a form that begins with a menu gives the focus to its box, not to the input that is hidden behind it', () => {
  function Menus() {
    const form = useRef<HTMLFormElement>(null)
    useFirstField(form, true)
    return (
      <form ref={form}>
        <Select
          id="kind"
          value="cash"
          choices={[['cash', '满减券']]}
          aria-label="券类型"
          onChoose={() => {}}
        />
        <input aria-label="券名称" />
      </form>
    )
  }
  render(<Menus />)
  expect(screen.getByRole('combobox', { name: '券类型' })).toHaveFocus()
})

test('a form that comes late leaves the cursor in the dialog that was opened meanwhile', () => {
  const dialog = (
    <div role="dialog">
      <input aria-label="搜索" />
    </div>
  )
  const { rerender } = render(dialog)
  screen.getByLabelText('搜索').focus()
  rerender(
    <>
      {dialog}
      <Form />
    </>,
  )
  expect(screen.getByLabelText('刊名')).not.toHaveFocus()
})

test('a form within a dialog begins with its first field as well', () => {
  render(
    <div role="dialog">
      <Form />
    </div>,
  )
  expect(screen.getByLabelText('刊名')).toHaveFocus()
})
