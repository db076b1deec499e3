import type { Row } from '#declare'
import { givenRoles } from '../configuration/portalUser.ts'
import { pictureFacts } from '../pictureFacts.ts'
import { type SampleWorld, stamps } from '../sampleWorld.ts'

/** What every sample of sound and of film plays. */
const played: { readonly [file: string]: { readonly name: string; readonly duration: number } } = {
  'silence.mp3': { name: '十秒静音.mp3', duration: 10 },
  'film.mp4': { name: '六秒短片.mp4', duration: 6 },
}

/** Where a picture of that name is filed. */
const filed: readonly (readonly [begins: RegExp, folder: string, tags: readonly string[]])[] = [
  [/^(cover|square|issue)-/, '杂志', ['封面']],
  [/^(avatar|portrait)-/, '人物', ['头像']],
  [/^(medal|level)-/, '勋章', []],
  [/^partner-/, '合作方', []],
  // Stations and episodes have square covers of that size.
  [/^size-600x600-/, '听书', ['封面']],
  [/^silence\./, '听书', []],
]

/** The first of the roles that are not given: those who lead operations. */
const OPERATIONS = givenRoles.length + 1
const folders: readonly string[] = [...new Set(filed.map(([, folder]) => folder))]

/** What a picture is filed under; what partners sent is filed and changed by those who answer for it. */
export const materialFolders = (world: SampleWorld): Row[] =>
  folders.map((name, index) => ({
    name,
    keptBy: name === '合作方' ? [OPERATIONS] : [],
    note: name === '合作方' ? '合作方提供，由运营主管存放和修改' : null,
    ...stamps(world, 220 - index, 1),
  }))

/** The media library: every picture, the sound and the film of the samples. */
export const materials = (world: SampleWorld): Row[] =>
  pictureFacts
    .trim()
    .split('\n')
    .map((line, index, lines) => ({
      ...materialOf(line, index, world),
      formerly: formerlyOf(line, lines),
    }))

/** The cover of one magazine took the place of another's: what it was before stands with it. */
const formerlyOf = (line: string, lines: readonly string[]): number | null =>
  line.startsWith('cover-SHZK ')
    ? lines.findIndex((one) => one.startsWith('cover-JZYC ')) + 1
    : null

function materialOf(line: string, index: number, world: SampleWorld): Row {
  const [name = '', size, hash, width, height] = line.split(' ')
  const [, folder, tags = []] = filed.find(([begins]) => begins.test(name)) ?? []
  const plays = played[name]
  return {
    name: plays?.name ?? `${name}.jpg`,
    mediaType: !plays ? 'image' : name.endsWith('mp4') ? 'video' : 'audio',
    url: world.picture(name),
    inFolder: folder ? folders.indexOf(folder) + 1 : null,
    tags,
    size: Number(size),
    width: width ? Number(width) : null,
    height: height ? Number(height) : null,
    duration: plays?.duration ?? null,
    hash,
    ...stamps(world, 40 + (index % 180), 1 + (index % 4)),
  }
}
