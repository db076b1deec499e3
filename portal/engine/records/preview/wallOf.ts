import { type Entity, type Language, type Row, wording } from '#declare'
import type { WallOf } from '#declare/action.ts'
import type { PreviewWall } from '#derive/previewPage.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { kinds } from '#widgets/kinds.ts'
import type { PortalContext } from '../../context/portalContext.ts'

/** What a badge is drawn from. */
interface Drawn {
  readonly context: PortalContext
  readonly db: Db | Tx
  readonly entity: Entity
  readonly row: Row
  readonly language: Language
}
const MOST = 100
const textIn = (row: Row, name: string) => (row[name] ? String(row[name]) : null)

/** A badge on the wall, lit and unlit, with those of its line. */
export async function wallOf(drawn: Drawn, wall: WallOf): Promise<PreviewWall> {
  const { row } = drawn
  return {
    page: 'wall',
    title: textIn(row, wall.title) ?? '',
    lit: textIn(row, wall.lit),
    unlit: textIn(row, wall.unlit),
    text: textIn(row, wall.text),
    facts: (wall.facts ?? []).flatMap((name) => factOf(drawn, name)),
    line: await lineOf(drawn, wall),
  }
}

/** `附赠积分 20`; nothing for what is empty or 0. */
function factOf({ entity, row, language }: Drawn, name: string): readonly string[] {
  const field = entity.fields[name]
  const value = row[name]
  if (!field || !value || kinds[field.kind].isEmpty(value)) return []
  return [`${wording(field.label, language)} ${kinds[field.kind].plain(value, field, language)}`]
}

async function lineOf(
  { context, db, entity, row }: Drawn,
  { line, title, lit, unlit }: WallOf,
): Promise<PreviewWall['line']> {
  if (!line) return []
  const [of, step] = line
  if (!row[of]) return []
  const saved = await context.rows.select(
    db,
    entity,
    { [of]: row[of] },
    { limit: MOST, sort: step },
  )
  const others = saved.filter(({ id }) => id !== row.id)
  return [...others, row]
    .toSorted((one, other) => Number(one[step] ?? MOST) - Number(other[step] ?? MOST))
    .map((one) => ({
      title: textIn(one, title) ?? '',
      lit: textIn(one, lit),
      unlit: textIn(one, unlit),
      own: one === row,
    }))
}
