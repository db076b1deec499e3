import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { deflateSync } from 'node:zlib'
import type { Field } from '#declare'
import { endingsOf } from '#widgets/kind/storedFileProblems.ts'
import { wholePng } from '../../../portal/testing/wholePng.ts'
import { xlsxBook } from './xlsxBook.ts'

/** A file as a browser is given it to be sent. */
export interface SentFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const media = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../mocks/samples/media/${name}`, import.meta.url)))

/** A picture of the size the field asks for; another time another one. */
export function pictureFile({ width = 300, height, heightMin }: Field, turn: number): SentFile {
  const least = typeof heightMin === 'number' ? heightMin : width
  const buffer = Buffer.from(wholePng(width, height ?? least, 40 + ((turn * 7) % 200)))
  return { name: `walk-${turn}.png`, mimeType: 'image/png', buffer }
}

/** A sound or a film. */
export function mediaFile({ kind }: Field, turn: number): SentFile {
  return kind === 'video'
    ? { name: `walk-${turn}.mp4`, mimeType: 'video/mp4', buffer: media('film.mp4') }
    : { name: `walk-${turn}.m4a`, mimeType: 'audio/mp4', buffer: media('sound.m4a') }
}

const made: { readonly [ending: string]: () => Buffer } = {
  epub: () => media('book-2.epub'),
  csv: () => Buffer.from('手机号\n13800000001\n'),
  txt: () => Buffer.from('walk'),
  svga: () => deflateSync('walk'),
  apk: xlsxBook,
  ipa: xlsxBook,
  hap: xlsxBook,
  xlsx: xlsxBook,
}

/** A file of one of the endings the field takes. */
export function someFile(field: Field, turn: number): SentFile {
  const endings = endingsOf(field, {}) ?? ['txt']
  const ending = endings.find((one) => one in made) ?? endings[0] ?? 'txt'
  const buffer = made[ending]?.() ?? Buffer.from('walk')
  return { name: `walk-${turn}.${ending}`, mimeType: 'application/octet-stream', buffer }
}
