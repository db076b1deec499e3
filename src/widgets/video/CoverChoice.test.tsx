import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { f } from '#declare'
import { quiet } from '../testing/quiet.ts'
import { Around, renderForm } from '../testing/renderForm.tsx'
import CoverChoice from './CoverChoice.tsx'
import { CoversContext } from './CoversContext.ts'
import { spread } from './coverFrames.ts'

quiet()
afterEach(cleanup)
beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:frame', revokeObjectURL: () => {} }),
  )
})

const film = {
  url: 'https://v.example.com/1.mp4',
  name: '导读.mp4',
  duration: 60,
  cover: '/old.jpg',
}
async function* frames() {
  for (const at of [5, 25, 55]) yield { at, picture: new File([`${at}`], 'cover.jpg') }
}

test('frames are spread over the film, none at its very ends', () => {
  expect(spread(0, 80, 4)).toEqual([10, 30, 50, 70])
})

test('the frame that is pressed is sent and becomes the cover of the film', async () => {
  const send = vi.fn(async () => 'https://store.example.com/new.jpg')
  const { user, save } = await renderForm(
    { trailer: f.video('导读', 'Trailer') },
    {
      record: { trailer: film },
      around: (form) => <CoversContext value={{ frames, send }}>{form}</CoversContext>,
    },
  )
  await user.click(screen.getByRole('button', { name: '换封面' }))
  await user.click(await screen.findByRole('button', { name: '用 00:25 的画面' }))
  expect(send.mock.calls).toMatchObject([[{ name: 'cover.jpg', size: 2 }]])
  expect(await save()).toEqual({ trailer: { ...film, cover: 'https://store.example.com/new.jpg' } })
  expect(screen.queryByRole('group', { name: '选一帧作封面' })).toBeNull()
})

test('what cannot be read or sent is told, and the cover stays', async () => {
  const onCover = vi.fn()
  const drawn = (how: object) => (
    <Around around={(form) => <CoversContext value={how as never}>{form}</CoversContext>}>
      <CoverChoice url={film.url} onCover={onCover} onClose={() => {}} />
    </Around>
  )
  const lost = async () => Promise.reject(new Error('offline'))
  render(drawn({ frames, send: lost }))
  await userEvent.click(await screen.findByRole('button', { name: '用 00:05 的画面' }))
  expect((await screen.findByRole('alert')).textContent).toContain('封面没有传上去')
  cleanup()
  // biome-ignore lint/correctness/useYield: it gives none
  const none = async function* () {
    throw new Error('no decoder')
  }
  render(drawn({ frames: none, send: lost }))
  expect((await screen.findByRole('alert')).textContent).toContain('没有取出画面')
  expect(onCover).not.toHaveBeenCalled()
})
