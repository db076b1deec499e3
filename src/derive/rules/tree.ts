import type { Entity, Label, Row } from '#declare'
import { isEmpty, same } from '../compare.ts'
import { valueAt } from '../path.ts'
import { type Situation, seenFrom } from '../situation.ts'
import { formatLabel, joinLabels, labelOf, plainly } from './formatLabel.ts'
import type { Finding, Word } from './word.ts'

interface Tree {
  readonly depth: number
  readonly by?: string
  readonly kinds?: { readonly [kind: string]: readonly string[] }
  readonly same?: readonly string[]
  readonly stays?: true
}
/** Deeper than any tree may be: taken for a loop. */
const DEEPEST = 50

/** The field that says what a record stands under. */
export const parentField = ({ fields }: Entity): string =>
  Object.keys(fields).find((name) => fields[name]?.kind === 'parent') ?? 'parent'

/** Levels, what stands under what, no loops; the children move along. */
export const tree: Word = {
  check: ({ tree: given }, situation) => {
    const literal = given as unknown as Tree
    const field = parentField(situation.entity)
    if (situation.removing) return []
    const above = aboveOf(situation.after, field, situation)
    if (above === undefined) return []
    const find = (message: Label, blanks = {}): Finding[] => [
      { field, message: formatLabel(message, blanks) },
    ]
    if (above === 'loop')
      return find([
        '不能移到自己或自己的下级之下',
        'It cannot stand under itself or what is below it',
      ])
    return [
      ...tooDeep(literal, above.length, situation, find),
      ...wrongKind(literal, above[0], situation, find),
      ...unlikeParent(literal, above[0], situation, find),
      ...movedAway(literal, above, field, situation, find),
    ]
  },
  input: ({ tree: given }, situation) => {
    const picker = offered(given as unknown as Tree, situation)
    return Object.keys(picker).length > 0 ? { [parentField(situation.entity)]: { picker } } : {}
  },
}

/** What can be a parent of the record as it stands: of the kinds it stands under, alike where it must be, and with room below. */
function offered({ depth, by, kinds, same: paths = [] }: Tree, { entity, after }: Situation): Row {
  const allowed = by && kinds?.[after[by] as string]
  const alike = paths.filter((path) => path in entity.fields && !isEmpty(after[path]))
  return {
    ...(allowed && allowed.length > 0 && { [by]: allowed.length > 1 ? allowed : allowed[0] }),
    ...Object.fromEntries(alike.map((path) => [path, after[path]])),
    // Of two levels only the upper one has room.
    ...(!kinds && depth === 2 && { [parentField(entity)]: null }),
  }
}
type Find = (message: Label, blanks?: Parameters<typeof formatLabel>[1]) => readonly Finding[]

/** Parent, grandparent and so on. */
function aboveOf(
  row: Row,
  field: string,
  situation: Situation,
): readonly Row[] | 'loop' | undefined {
  const found: Row[] = []
  for (let id = row[field]; !isEmpty(id); id = found.at(-1)?.[field]) {
    if (id === situation.after.id || found.length > DEEPEST) return 'loop'
    const above = situation.related(situation.entity.name, id as number)
    if (above === undefined) return undefined
    if (above === null) break
    found.push(above)
  }
  return found
}

function tooDeep({ depth }: Tree, above: number, situation: Situation, find: Find) {
  const levels = above + 1 + (above + 1 > depth ? 0 : levelsBelow(situation))
  return levels <= depth
    ? []
    : find(
        [
          '最多 {limit} 级，放在这一上级之下就超出了',
          'At most {limit} levels: under this parent it would go beyond',
        ],
        { limit: depth },
      )
}

/** How many levels hang below; none where that is not known here. */
function levelsBelow(situation: Situation): number {
  const { entity, before } = situation
  let ids = before ? [before.id] : []
  for (let levels = 0; ; levels++) {
    if (ids.length === 0 || levels > DEEPEST) return levels
    const rows = situation.ask({
      ask: 'rows',
      of: entity.name,
      where: { [parentField(entity)]: ids },
      limit: 1000,
    }) as Row[] | undefined
    if (!rows || rows.length === 0) return levels
    ids = rows.map((row) => row.id)
  }
}

function wrongKind(
  { by, kinds }: Tree,
  parent: Row | undefined,
  { entity, after }: Situation,
  find: Find,
) {
  if (!by || !kinds) return []
  const allowed = kinds[after[by] as string]
  if (!allowed) return []
  const blanks = {
    label: plainly(entity, by, after[by]),
    names: joinLabels(allowed.map((kind) => plainly(entity, by, kind))),
  }
  if (!parent)
    return allowed.length === 0
      ? []
      : find(['{label}须放在{names}之下', '{label} must stand under {names}'], blanks)
  if (allowed.includes(parent[by] as string)) return []
  return allowed.length === 0
    ? find(['{label}不能有上级', '{label} cannot stand under anything'], blanks)
    : find(['{label}须放在{names}之下', '{label} must stand under {names}'], blanks)
}

function unlikeParent(
  { same: paths = [] }: Tree,
  parent: Row | undefined,
  situation: Situation,
  find: Find,
) {
  if (!parent) return []
  const there = seenFrom(situation, situation.entity, parent)
  return paths.flatMap((path) =>
    same(valueAt(path, there), valueAt(path, situation))
      ? []
      : find(['{label}须与上级一致', '{label} must be that of the parent'], {
          label: labelOf(situation.entity, path),
        }),
  )
}

/** It stays under the root where it was made. */
function movedAway(
  { stays }: Tree,
  above: readonly Row[],
  field: string,
  situation: Situation,
  find: Find,
) {
  const { before } = situation
  if (!stays || !before) return []
  const was = aboveOf(before, field, situation)
  if (was === undefined || was === 'loop') return []
  const root = (rows: readonly Row[]) => rows.at(-1)?.id ?? before.id
  return root(was) === root(above)
    ? []
    : find(['只能在原来的最上级之内移动', 'It can only move within the tree it stands in'])
}
