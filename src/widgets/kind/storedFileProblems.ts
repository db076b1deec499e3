import type { Field, Label, StoredFile } from '#declare'
import { size } from '../format/size.ts'
import { quoteValue } from './quoteValue.ts'
import { patternProblems, unstorable } from './textProblems.ts'
import { storedUrlProblems } from './urlProblems.ts'

/** What a kind of file takes: endings without dot (any where none are named) and the largest weight in KB. */
export interface FileLimits {
  readonly endings?: readonly string[]
  readonly maxKB?: number
}
const KEYS = ['url', 'name', 'size', 'duration']
/** A film has these as well. */
const FILM = ['videoId', 'cover', 'width', 'height']

/** What is wrong with a file in the object store: its parts, its ending, its weight. */
export function storedFileProblems(
  value: unknown,
  field: Field,
  limits: FileLimits,
): readonly Label[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [
      [`${quoteValue(value)} 不是已上传的文件`, `${quoteValue(value)} is not an uploaded file`],
    ]
  const file = value as StoredFile
  const parts = [
    ...unknownKeys(file, field.kind === 'video' ? [...KEYS, ...FILM] : KEYS),
    ...(file.cover === undefined ? [] : storedUrlProblems(file.cover)),
    ...unstorable(file.videoId ?? ''),
    ...storedUrlProblems(file.url),
    ...unstorable(file.name),
    ...numbers(file),
  ]
  if (parts.length > 0) return parts
  return [...nameProblems(file.name, field, limits), ...weightProblems(file, field, limits)]
}

/** The endings a field takes: its kind's, or those its pattern names (`\\.(csv|xlsx)$`). */
export const endingsOf = (field: Field, { endings }: FileLimits): readonly string[] | undefined =>
  /^\\\.\(?(\w+(?:\|\w+)*)\)?\$$/.exec(field.pattern ?? '')?.[1]?.split('|') ?? endings

/** Ways out of a folder, control characters, and those that turn the direction of writing: `图\u202Egpj.exe` reads as a picture. */
const misleading = /(?:^|[\\/])\.\.(?:[\\/]|$)|[\p{Cc}\p{Bidi_Control}]/u
/** No file system takes longer ones. */
const LONGEST = 255

const oddName = (name: string): Label => {
  const plain = quoteValue(name.replace(new RegExp(misleading.source, 'gu'), '').slice(0, 40))
  return [
    `文件名 ${plain} 过长，或含有上级路径、控制字符、改变文字方向的字符，请改名后再上传`,
    `The name ${plain} is too long, or leads out of its folder, or holds control characters or such as turn the direction of writing: rename the file`,
  ]
}

/** What is wrong with a file's name: not one of the endings, not the pattern. Asked before anything is sent, too. */
export function nameProblems(name: string, field: Field, limits: FileLimits): readonly Label[] {
  if (misleading.test(name) || name.length > LONGEST) return [oddName(name)]
  const endings = endingsOf(field, limits)
  if (!endings) return patternProblems(name, field)
  if (endings.some((ending) => name.toLowerCase().endsWith(`.${ending}`))) return []
  const list = endings.join('/')
  return [
    [
      `只能上传 ${list} 文件，${quoteValue(name)} 不是`,
      `Only ${list} files can be uploaded; ${quoteValue(name)} is none`,
    ],
  ]
}

/** What is wrong with a file's weight, in bytes. */
export function weightProblems(
  file: { readonly size?: number },
  field: Field,
  limits: FileLimits,
): readonly Label[] {
  const maxKB = field.maxKB ?? limits.maxKB
  if (maxKB === undefined || file.size === undefined || file.size <= maxKB * 1024) return []
  const [most, weight] = [size(maxKB * 1024), size(file.size)]
  return [[`文件最大 ${most}，现为 ${weight}`, `A file has at most ${most}; this has ${weight}`]]
}

const unknownKeys = (file: object, known: readonly string[]): readonly Label[] =>
  Object.keys(file)
    .filter((key) => !known.includes(key))
    .map((key) => [`文件没有“${key}”这一项`, `A file has no “${key}”`] as const)

const numbers = ({ size: bytes, duration, width, height }: StoredFile): readonly Label[] =>
  [bytes, duration, width, height]
    .filter(
      (number) =>
        number !== undefined && number !== null && !(Number.isFinite(number) && number >= 0),
    )
    .map(
      (number) =>
        [
          `${quoteValue(number)} 不是大小、时长或宽高`,
          `${quoteValue(number)} is no size, length, width or height`,
        ] as const,
    )
