import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isUnreadable, type MediaEnding, readMedia } from '#derive/media/readMedia.ts'
import { mp3Silence } from '#mocks/samples/silence.ts'
import { cutSound } from './cutSound.ts'

const m4a = readFileSync(join(import.meta.dirname, '../../../../mocks/samples/media/sound.m4a'))

async function lengthOf(file: File, ending: MediaEnding) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const read = async (start: number, end: number) => bytes.slice(start, end)
  const media = await readMedia({ size: file.size, read }, ending)
  if (isUnreadable(media)) throw new Error(media[1])
  return media.duration
}

test('a stretch of an mp3 is an mp3 that long', async () => {
  const file = new File([mp3Silence(10) as BlobPart], '第1集.mp3')
  const piece = await cutSound(file, file.name, { start: 2.5, end: 7 })
  expect(piece).toMatchObject({ name: '第1集-剪辑.mp3', type: 'audio/mpeg' })
  expect(Math.abs((await lengthOf(piece, 'mp3')) - 4.5)).toBeLessThan(0.06)
})

test('a stretch of an m4a is an m4a that long, and is called a cut but once', async () => {
  const file = new File([m4a], '第1集-剪辑.m4a')
  const piece = await cutSound(file, file.name, { start: 1, end: 3 })
  expect(piece.name).toBe('第1集-剪辑.m4a')
  expect(Math.abs((await lengthOf(piece, 'm4a')) - 2)).toBeLessThan(0.06)
})

test('what is no sound is not cut', async () => {
  const file = new File(['nothing'], 'a.mp3')
  await expect(cutSound(file, file.name, { start: 0, end: 1 })).rejects.toThrow()
})
