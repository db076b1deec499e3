import { byEpisode, inDigits } from './byEpisode.ts'

/** Where names say which episode they are: `第12集`, `EP12`, `012 …`, `… 12`, the surest first. */
const NUMBERS = [
  /第\s*(\d{1,5})\s*[集期回章讲课话节篇]?/,
  /\bEP?\.?\s*(\d{1,5})(?!\d)/i,
  /^\s*[[(（【]?(\d{1,5})[\])）】]?(?!\d)/,
  /(?<!\d)(\d{1,5})\s*$/,
]
const EDGES = /^[\s\-_.、，：:·|—]+|[\s\-_.、，：:·|—]+$/g

const stemOf = (file: string): string => file.replace(/\.\w{2,4}$/, '')

/** What a file's name tells of its episode; `number` is null where it tells none. */
export function episodeIn(file: string): {
  readonly number: number | null
  readonly title: string
} {
  const stem = inDigits(stemOf(file))
  for (const pattern of NUMBERS) {
    const found = pattern.exec(stem)
    if (!found) continue
    const before = stem.slice(0, found.index).replace(EDGES, '')
    const behind = stem.slice(found.index + found[0].length).replace(EDGES, '')
    return { number: Number(found[1]), title: [before, behind].filter(Boolean).join(' ') }
  }
  return { number: null, title: stem.replace(EDGES, '') }
}

/** A name after a pattern: `{n}`, `{nn}`, `{nnn}` the number at so many figures, `{title}`, `{file}`. */
export function nameAfter(pattern: string, file: string, number: number): string {
  return pattern
    .replace(/\{(n{1,4})\}/g, (_, figures: string) => String(number).padStart(figures.length, '0'))
    .replaceAll('{title}', () => episodeIn(file).title)
    .replaceAll('{file}', () => stemOf(file))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Where some files stand in the order of their episodes, each as its place among them now. */
export const inOrder = (files: readonly string[]): readonly number[] =>
  files
    .map((_, at) => at)
    .sort((one, other) => byEpisode(files[one] as string, files[other] as string))

/** The numbers of files in their order: their own where each tells one and no two the same, else one after the other. */
export function numbersOf(files: readonly string[], first: number | null): readonly number[] {
  const told = files.map((file) => episodeIn(file).number)
  const areOwn = told.every((number) => number !== null) && new Set(told).size === told.length
  if (first === null && areOwn) return told as readonly number[]
  return files.map((_, at) => (first ?? 1) + at)
}
