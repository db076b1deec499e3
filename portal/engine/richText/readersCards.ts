import type { Entity, Row } from '#declare'
import { pictureField } from '#derive/pictureField.ts'
import { publicReading } from '#derive/publicReading.ts'
import {
  type CardFace,
  cardKey,
  cardsIn,
  cardTarget,
  type HeldCard,
  mapTexts,
  withFaces,
} from '#derive/richText/cards.ts'
import { titleText } from '#derive/titleText.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { asPublished } from '../published/asPublished.ts'
import { titlesOf } from '../records/reference.ts'
import { textsIn } from './textMediaProblems.ts'

/** Faces by the key of their card: null of a record that readers do not see, none of what is no record at all. */
type Faces = ReadonlyMap<string, CardFace | null>

/**
 * Rows with the cards in their texts as readers see the records now: by their present title and picture, and without
 * those of records that are not out, or out no more. A text remembers a card as it was put in; its record goes on.
 */
export async function withReadersCards(
  context: PortalContext,
  entity: Entity,
  names: readonly string[],
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const texts = names.filter((name) =>
    ['richText', 'list'].includes(entity.fields[name]?.kind ?? ''),
  )
  const held = rows.flatMap((row) =>
    textsIn(entity.fields, picked(row, texts)).flatMap(({ html }) => cardsIn(html)),
  )
  if (held.length === 0) return rows
  const faces = await facesOf(context, context.database.db, held)
  const map = (html: string) => withFaces(html, (card) => faces.get(cardKey(card)))
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      texts.map((name) => [name, mapTexts(entity.fields[name], row[name], map)]),
    ),
  }))
}

/** A text of a preview: cards by their present titles, those of drafts too, since what they lead to may come out with it. */
export async function withPresentCards(
  context: PortalContext,
  db: Db | Tx,
  html: string | null,
): Promise<string | null> {
  const held = cardsIn(html ?? '')
  if (html === null || held.length === 0) return html
  const faces = await facesOf(context, db, held)
  return withFaces(html, (card) => faces.get(cardKey(card)) ?? undefined)
}

const picked = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name]]))

async function facesOf(
  context: PortalContext,
  db: Db | Tx,
  held: readonly HeldCard[],
): Promise<Faces> {
  const faces = new Map<string, CardFace | null>()
  for (const [type, some] of Map.groupBy(held, (card) => card.type)) {
    const name = cardTarget(type)?.entity
    if (!name || !context.entities.has(name)) continue
    const entity = entityNamed(context, name)
    const ids = [...new Set(some.map(({ id }) => id))].filter(Number.isSafeInteger)
    const rows = await readable(context, db, entity, ids)
    for (const id of ids) faces.set(cardKey({ type, id }), null)
    for (const [id, face] of await facesOfRows(db, entity, rows))
      faces.set(cardKey({ type, id }), face)
  }
  return faces
}

/** As they were published last, of those readers see; of an entity that readers are given nothing of, all there are. */
async function readable(
  context: PortalContext,
  db: Db | Tx,
  entity: Entity,
  ids: readonly number[],
): Promise<readonly Row[]> {
  const reading = publicReading(entity)
  if (!reading) return context.rows.readMany(db, entity, ids)
  const rows = await context.rows.select(db, entity, { ...reading.shown, id: ids })
  return reading.kept ? asPublished(db, entity, rows) : rows
}

/** What records look like on a card. */
export async function facesOfRows(
  db: Db | Tx,
  entity: Entity,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, CardFace>> {
  const picture = pictureField(entity)
  const named = rows.map((row) => [Number(row.id), titleText(row[entity.title])] as const)
  // What is only worked out on reading stands in no row.
  const worked = await titlesOf(
    db,
    entity,
    named.filter(([, title]) => !title).map(([id]) => id),
  )
  return new Map(
    rows.map((row, at) => {
      const [id, title] = named[at]!
      const imgUrl = String((picture && row[picture]) ?? '')
      return [id, { title: title ?? worked.get(id) ?? `#${id}`, imgUrl }]
    }),
  )
}
