import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isUnreadable, type Media, type MediaEnding, readMedia } from './readMedia.ts'

const sample = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../../mocks/samples/media', name)))
const read = (bytes: Uint8Array, ending: MediaEnding) =>
  readMedia({ size: bytes.length, read: async (start, end) => bytes.slice(start, end) }, ending)

test('a sound says how long it is', async () => {
  expect(await read(sample('sound.mp3'), 'mp3')).toMatchObject({ duration: expect.closeTo(3, 1) })
  expect(await read(sample('sound.m4a'), 'm4a')).toMatchObject({ duration: expect.closeTo(4, 1) })
})

test('a film says how long and how large it is', async () => {
  expect(await read(sample('film.mp4'), 'mp4')).toEqual({ duration: 6, width: 96, height: 64 })
})

const exe = new Uint8Array(5000).map((_, at) => (at * 7919) % 251)
exe.set([0x4d, 0x5a, 0x90, 0x00])
const refused: [string, Uint8Array, MediaEnding, RegExp][] = [
  ['nothing at all', new Uint8Array(), 'mp3', /0 字节/],
  ['a renamed program', exe, 'mp3', /不是 mp3 音频/],
  ['a renamed program', exe, 'mp4', /不是 mp4 视频/],
  ['a film called m4a without sound', sample('film.mp4'), 'm4a', /没有声音/],
  ['a sound called mp4', sample('sound.m4a'), 'mp4', /没有画面/],
  ['an mp3 called m4a', sample('sound.mp3'), 'm4a', /不是 m4a 音频/],
  ['half a film', sample('film.mp4').slice(0, 6000), 'mp4', /不完整/],
  ['the first bytes of a film', sample('film.mp4').slice(0, 10), 'mp4', /不完整/],
]
test.each(refused)('%s is refused (%#)', async (_, bytes, ending, why) => {
  const found = await read(bytes, ending)
  expect(isUnreadable(found) ? found[0] : found).toMatch(why)
})

test.each(Array.from({ length: 12 }, (_, at) => (at + 1) / 13))(
  'a film cut at %d of its length is never taken for whole',
  async (share) => {
    const whole = sample('film.mp4')
    expect(isUnreadable((await read(whole.slice(0, whole.length * share), 'mp4')) as Media)).toBe(
      true,
    )
  },
)
