import type { Row } from '#declare'
import { pictureFacts } from './pictureFacts.ts'
import { type SampleWorld, stamps } from './sampleWorld.ts'

/** The sound every sample of sound plays: ten seconds of silence. */
const SOUND = 'silence.mp3'

/** Where a picture of that name is filed. */
const folders: readonly (readonly [begins: RegExp, folder: string, tags: readonly string[]])[] = [
  [/^(cover|square|issue)-/, '杂志', ['封面']],
  [/^(avatar|portrait)-/, '人物', ['头像']],
  [/^(medal|level)-/, '勋章', []],
  [/^partner-/, '合作方', []],
  [/^station-|^podcast-/, '听书', ['封面']],
]

/** The media library: every picture and the sound of the samples. */
export const materials = (world: SampleWorld): Row[] =>
  pictureFacts
    .trim()
    .split('\n')
    .map((line, index) => materialOf(line, index, world))

function materialOf(line: string, index: number, world: SampleWorld): Row {
  const [name = '', size, hash, width, height] = line.split(' ')
  const [, folder = null, tags = []] = folders.find(([begins]) => begins.test(name)) ?? []
  const isSound = name === SOUND
  return {
    name: isSound ? '十秒静音.mp3' : `${name}.jpg`,
    mediaType: isSound ? 'audio' : 'image',
    url: world.picture(name),
    folder,
    tags,
    size: Number(size),
    width: isSound ? null : Number(width),
    height: isSound ? null : Number(height),
    duration: isSound ? 10 : null,
    hash,
    ...stamps(world, 40 + (index % 180), 1 + (index % 4)),
  }
}
