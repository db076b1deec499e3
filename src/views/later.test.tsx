import { fireEvent, render, screen } from '@testing-library/react'
import { Component, type ReactNode, Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { later } from './later.tsx'

const Word = { default: ({ word }: { readonly word: string }) => <p>{word}</p> }

/** Draws what it holds again when its button is pressed, as a screen that failed offers. */
class Again extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <button type="button" onClick={() => this.setState({ failed: false })}>
        重试
      </button>
    )
  }
}

test('a part that could not be loaded is asked for again when it is drawn again, and loaded once', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(() => Promise.resolve(Word)).mockRejectedValueOnce(new Error('offline'))
  const Part = later(load)
  render(
    <Again>
      <Suspense fallback="等待">
        <Part word="你好" />
      </Suspense>
    </Again>,
  )
  const again = await screen.findByRole('button', { name: '重试' })
  await new Promise((resolve) => setTimeout(resolve, 1100))
  fireEvent.click(again)
  await screen.findByText('你好')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that a press shows comes however late it is loaded', async () => {
  let arrive = (_: typeof Word) => {}
  const Part = later(() => new Promise<typeof Word>((resolve) => (arrive = resolve)))
  function Opener() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
        {isOpen && (
          <Suspense fallback={null}>
            <Part word="来了" />
          </Suspense>
        )}
      </>
    )
  }
  render(<Opener />)
  fireEvent.click(screen.getByRole('button', { name: '打开' }))
  arrive(Word)
  await screen.findByText('来了')
})
