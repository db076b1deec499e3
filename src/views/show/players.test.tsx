import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Entity, entity, f } from '#declare'
import { quiet } from '#widgets/testing/quiet.ts'
import { Around } from '#widgets/testing/renderForm.tsx'
import { Facts } from './Facts.tsx'

quiet()
afterEach(cleanup)

const episode = entity('episode', ['单集', 'Episode'], {
  path: 'episode',
  fields: { audio: f.audio('音频', 'Sound'), film: f.video('视频', 'Film') },
}) as Entity

test('what is played where a record is looked at has one player, its name, and no second button that plays it', async () => {
  const record = {
    id: 7,
    audio: { url: '/store/a.mp3', name: '午后.mp3', size: 2048, duration: 61 },
    film: { url: '/store/f.mp4', name: '渡江.mp4', cover: '/store/f.jpg', duration: 5 },
  }
  const { container } = await act(async () =>
    render(
      <Around>
        <Facts entity={episode} record={record} names={['audio', 'film']} />
      </Around>,
    ),
  )
  expect(container.querySelectorAll('audio, video')).toHaveLength(2)
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('link', { name: '午后.mp3 01:01' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '渡江.mp4 00:05' })).toBeTruthy()
})
