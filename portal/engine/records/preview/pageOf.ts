import type { Entity, Field, Language, Row, StoredFile } from '#declare'
import type { PageOf, PreviewOf } from '#declare/action.ts'
import { shownAs } from '#derive/computedField.ts'
import type { PreviewLine, PreviewPage, PreviewText } from '#derive/previewPage.ts'
import { ticketOf } from '#derive/ticketOf.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { kinds } from '#widgets/kinds.ts'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'
import { withPresentCards } from '../../richText/readersCards.ts'
import { headingOf } from '../titleOf.ts'
import { blocksOf } from './blocksOf.ts'
import { daysOf } from './daysOf.ts'
import { floorsOf } from './floorsOf.ts'
import { lookOf } from './lookOf.ts'
import { modulesOf } from './modulesOf.ts'
import { overOf } from './overOf.ts'
import { spotOf } from './spotOf.ts'
import { wallOf } from './wallOf.ts'

/** Lines of one page at most. */
const MOST = 200

/** Draws nothing: gives the words and pictures of the page a record makes in the app. */
export async function pageOf(
  context: PortalContext,
  db: Db | Tx,
  entity: Entity,
  preview: PreviewOf,
  row: Row,
  language: Language,
): Promise<PreviewPage> {
  if (preview.page === 'modules')
    return modulesOf(
      { context, db, entity, row, language, words: wordsIn(context, db, language) },
      preview,
    )
  if (preview.page === 'blocks') return blocksOf({ context, db, row, language }, preview)
  if (preview.page === 'floors') return floorsOf({ context, db, row, language }, preview)
  if (preview.page === 'look') return lookOf(preview, row)
  if (preview.page === 'spot') return spotOf(entity, preview, row, language)
  if (preview.page === 'ticket') return ticketOf(entity, preview, row, language)
  if (preview.page === 'over') return overOf(entity, preview, row, language)
  if (preview.page === 'days') return daysOf(context, db, entity, preview, row, language)
  if (preview.page === 'wall') return wallOf({ context, db, entity, row, language }, preview)
  return textOf(context, db, entity, preview, row, language)
}

async function textOf(
  context: PortalContext,
  db: Db | Tx,
  entity: Entity,
  preview: PageOf,
  row: Row,
  language: Language,
): Promise<PreviewText> {
  const text = (name: string | undefined) => (name && row[name] ? String(row[name]) : null)
  const words = wordsIn(context, db, language)
  const wordsOf = async (names: readonly string[] = []) =>
    (await Promise.all(names.map((name) => words(entity, name, row)))).filter((said) => said !== '')
  const audio = preview.audio ? (row[preview.audio] as StoredFile | null) : null
  return {
    page: preview.page,
    title: text(preview.title) ?? '',
    subtitle: text(preview.subtitle),
    picture: text(preview.picture),
    lead: text(preview.lead),
    body: await withPresentCards(context, db, text(preview.body)),
    facts: await wordsOf(preview.facts),
    tags: preview.tags
      ? await titlesOf(context, db, entity.fields[preview.tags], row[preview.tags])
      : [],
    audio: audio ? { url: audio.url, duration: audio.duration ?? null } : null,
    price: (await wordsOf(preview.price ? [preview.price] : []))[0] ?? null,
    free: preview.free === undefined || row[preview.free] === true,
    groups:
      preview.below && row.id ? await groupsOf(context, db, preview.below, row, language) : [],
  }
}

type Below = NonNullable<PageOf['below']>

/** What lies in it, under the heads in the order they come up. */
async function groupsOf(
  context: PortalContext,
  db: Db | Tx,
  below: Below,
  above: Row,
  language: Language,
): Promise<PreviewText['groups']> {
  const entity = entityNamed(context, below.entity)
  const id = below.of ? above[below.of] : above.id
  if (!id) return []
  const free = below.firstFree ? Number(above[below.firstFree] ?? 0) : 0
  const rows = await context.rows.select(
    db,
    entity,
    { [below.by]: id },
    { limit: MOST, sort: below.sort },
  )
  const words = wordsIn(context, db, language)
  const groups = new Map<string, PreviewLine[]>()
  for (const [index, row] of rows.entries()) {
    const head = below.group ? await words(entity, below.group, row) : ''
    const facts = await Promise.all((below.facts ?? []).map((name) => words(entity, name, row)))
    const line = {
      id: row.id as number,
      title: String(row[below.title] ?? ''),
      facts: facts.filter((said) => said !== ''),
      picture: below.picture && row[below.picture] ? String(row[below.picture]) : null,
      free: index < free || (below.free !== undefined && row[below.free] === true),
      state: stateOf(entity, row, below.live, language),
    }
    groups.set(head, [...(groups.get(head) ?? []), line])
  }
  return [...groups].map(([title, lines]) => ({ title: title || null, lines }))
}

function stateOf(entity: Entity, row: Row, live: string | undefined, language: Language) {
  const state = String(row[entity.stateField] ?? '')
  const label = entity.states[state]
  return live === undefined || state === live || !label ? null : label[language === 'en' ? 1 : 0]
}

/** One value in words; references by their titles. */
const wordsIn =
  (context: PortalContext, db: Db | Tx, language: Language) =>
  async (entity: Entity, name: string, row: Row): Promise<string> => {
    const declared = entity.fields[name]
    const value = row[name]
    if (!declared || value === null || value === undefined) return ''
    const field = shownAs(declared)
    if (field.to)
      return (await titlesOf(context, db, field, value)).join(language === 'en' ? ', ' : '、')
    const kind = kinds[field.kind]
    return kind.isEmpty(value) ? '' : kind.plain(value, field, language)
  }

async function titlesOf(
  context: PortalContext,
  db: Db | Tx,
  field: Field | undefined,
  value: unknown,
): Promise<readonly string[]> {
  const ids = [value ?? []].flat().filter((id): id is number => Number.isSafeInteger(id))
  if (!field?.to || ids.length === 0) return []
  const to = entityNamed(context, field.to)
  const rows = await context.rows.readMany(db, to, ids)
  const titles = new Map(rows.map((row) => [row.id, headingOf(to, row)]))
  return ids.flatMap((id) => titles.get(id) ?? [])
}
