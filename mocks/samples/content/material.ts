import type { Row } from '#declare'
import { pictureFacts } from '../pictureFacts.ts'
import { type SampleWorld, stamps } from '../sampleWorld.ts'

/** What every sample of sound and of film plays. */
const played: { readonly [file: string]: { readonly name: string; readonly duration: number } } = {
  'silence.mp3': { name: '十秒静音.mp3', duration: 10 },
  'film.mp4': { name: '六秒短片.mp4', duration: 6 },
}

/** Where a picture of that name is filed. */
const folders: readonly (readonly [begins: RegExp, folder: string, tags: readonly string[]])[] = [
  [/^(cover|square|issue)-/, '杂志', ['封面']],
  [/^(avatar|portrait)-/, '人物', ['头像']],
  [/^(medal|level)-/, '勋章', []],
  [/^partner-/, '合作方', []],
  [/^station-|^podcast-/, '听书', ['封面']],
]

/** The media library: every picture, the sound and the film of the samples. */
export const materials = (world: SampleWorld): Row[] =>
  pictureFacts
    .trim()
    .split('\n')
    .map((line, index) => materialOf(line, index, world))

function materialOf(line: string, index: number, world: SampleWorld): Row {
  const [name = '', size, hash, width, height] = line.split(' ')
  const [, folder = null, tags = []] = folders.find(([begins]) => begins.test(name)) ?? []
  const plays = played[name]
  return {
    name: plays?.name ?? `${name}.jpg`,
    mediaType: !plays ? 'image' : name.endsWith('mp4') ? 'video' : 'audio',
    url: world.picture(name),
    folder,
    tags,
    size: Number(size),
    width: width ? Number(width) : null,
    height: height ? Number(height) : null,
    duration: plays?.duration ?? null,
    hash,
    ...stamps(world, 40 + (index % 180), 1 + (index % 4)),
  }
}
