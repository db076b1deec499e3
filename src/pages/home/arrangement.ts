import type { Label } from '#declare'

/** A part of the home page that everybody puts where they want it. */
export interface HomePart {
  readonly name:
    | 'figures'
    | 'talk'
    | 'today'
    | 'unfinished'
    | 'revisions'
    | 'planned'
    | 'todos'
    | 'recent'
  readonly label: Label
  /** Cards of one size stand beside each other as long as they follow each other; what has none takes the whole width. */
  readonly size?: 'small' | 'large'
}

/** The parts as they stand until somebody arranges them: what waits, what one was in the middle of, today, how it goes. */
export const homeParts: readonly HomePart[] = [
  { name: 'todos', label: ['待办', 'To do'], size: 'large' },
  { name: 'talk', label: ['交给我的', 'To follow up'], size: 'small' },
  { name: 'unfinished', label: ['没写完的', 'Not finished'], size: 'small' },
  {
    name: 'revisions',
    label: ['未发布的修订稿', 'Revisions not published'],
    size: 'small',
  },
  { name: 'today', label: ['今天和明天', 'Today and tomorrow'], size: 'small' },
  { name: 'planned', label: ['定时操作', 'At a time'], size: 'small' },
  { name: 'figures', label: ['关键数据', 'Key figures'] },
  {
    name: 'recent',
    label: ['我最近的修改', 'What I changed last'],
    size: 'large',
  },
]

/** A part as it stands for somebody. */
export interface Arranged {
  readonly part: HomePart
  readonly isShown: boolean
}

/** The parts as somebody arranged them; what came with a release since stands after the part it follows usually. */
export function arrangedBy(chosen: readonly string[]): readonly Arranged[] {
  const named = chosen.flatMap((one): Arranged[] => {
    const part = homeParts.find(({ name }) => name === one.replace(/^-/, ''))
    return part ? [{ part, isShown: !one.startsWith('-') }] : []
  })
  const all = [...named]
  for (const [at, part] of homeParts.entries()) {
    if (named.some((one) => one.part === part)) continue
    const before = homeParts[at - 1]
    const after = all.findIndex((one) => one.part === before) + 1
    all.splice(after, 0, { part, isShown: true })
  }
  return all
}

/** The parts as they stand on a phone until somebody arranges them: what waits comes first, figures are looked at after it. */
export const usualOnPhone = (): readonly Arranged[] =>
  arrangedBy([]).toSorted((one, other) => Number(!one.part.size) - Number(!other.part.size))

/** What is kept of an arrangement; nothing where it is the usual one. */
export function keptOf(arranged: readonly Arranged[]): readonly string[] {
  const isUsual = arranged.every(({ part, isShown }, at) => isShown && part === homeParts[at])
  return isUsual ? [] : arranged.map(({ part, isShown }) => (isShown ? '' : '-') + part.name)
}

/** Parts beside each other, or one that takes the whole width. */
export function rowsOf(arranged: readonly Arranged[]): readonly (readonly HomePart[])[] {
  const rows: HomePart[][] = []
  for (const { part, isShown } of arranged) {
    if (!isShown) continue
    const last = rows.at(-1)
    if (last && part.size && last[0]?.size === part.size) last.push(part)
    else rows.push([part])
  }
  return rows
}
