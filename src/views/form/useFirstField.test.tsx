import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
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
