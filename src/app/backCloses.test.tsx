import Dialog from '@mui/material/Dialog'
import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { backCloses } from './backCloses.ts'

/** A list that leads to a record, over which a dialog lies. */
async function opened(mayClose = true) {
  const router = backCloses(() =>
    createBrowserRouter([
      { path: '/list', element: <h1>列表</h1> },
      { path: '/record', element: <Asked {...{ mayClose }} /> },
    ]),
  )
  await router.navigate('/list')
  render(<RouterProvider router={router} />)
  await act(() => router.navigate('/record'))
  await screen.findByRole('dialog')
}
function Asked({ mayClose }: { readonly mayClose: boolean }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <h1>记录</h1>
      <Dialog open={open} onClose={() => mayClose && setOpen(false)} transitionDuration={0}>
        退回意见
      </Dialog>
    </>
  )
}
const back = () => act(() => history.back())
const shown = () => screen.getByRole('heading', { hidden: true }).textContent

test('back closes the dialog and stays at the record; the next one leaves it', async () => {
  await opened()
  await back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(shown()).toBe('记录')
  expect(location.pathname).toBe('/record')
  await back()
  await waitFor(() => expect(shown()).toBe('列表'))
})

test('back neither closes a dialog that is to be answered nor leaves it', async () => {
  await opened(false)
  for (let i = 0; i < 2; i++) {
    await back()
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(screen.getByRole('dialog').textContent).toBe('退回意见')
    expect(shown()).toBe('记录')
    expect(location.pathname).toBe('/record')
  }
})
