import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { screensByPath } from '#resources/screens.ts'
import { matchScreen } from '../views/matchScreen.ts'
import { atOnce } from './atOnce.ts'
import { noteShown } from './shownScreens.ts'

const [seen, unseen] = [...screensByPath.values()]
  .filter(({ kind }) => kind === 'resource')
  .map(({ path }) => path) as [string, string]

function opened() {
  const router = atOnce(
    createMemoryRouter([
      { path: '/', element: <h1>首页</h1> },
      { path: '/*', element: <h1>列表</h1> },
    ]),
  )
  render(<RouterProvider router={router} />)
  return router
}
/** All that runs before the browser does anything else. */
const withinThePress = async () => {
  for (let i = 0; i < 20; i++) await null
}

test('a screen shown before stands within the press, its record as well as its list', async () => {
  noteShown(matchScreen(screensByPath, seen)!)
  noteShown(matchScreen(screensByPath, `${seen}/12`)!)
  for (const address of [seen, `${seen}?page=2`, `${seen}/7`]) {
    const router = opened()
    void router.navigate(address)
    await withinThePress()
    expect(screen.getByRole('heading').textContent).toBe('列表')
    document.body.replaceChildren()
  }
})

test('the screen before stands until one comes that was not shown yet', async () => {
  const router = opened()
  void router.navigate(unseen)
  await withinThePress()
  expect(screen.getByRole('heading').textContent).toBe('首页')
  await screen.findByText('列表')
})
