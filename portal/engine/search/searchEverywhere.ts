import type { Entity, Row } from '#declare'
import { calledOf } from '#derive/calledOf.ts'
import { hasState } from '#derive/columns.ts'
import { creatable } from '#derive/creatable.ts'
import { fold } from '#derive/fold.ts'
import { fieldsUntilAsked } from '#derive/maskedFields.ts'
import { pictureField } from '#derive/pictureField.ts'
import { questionFields } from '#derive/searched.ts'
import { excerptsOf } from '#portal/storage/search/writtenTexts.ts'
import type { FoundRecord } from '#wire/foundRecord.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import type { Call } from '../records/call.ts'
import { foldedWords } from '../records/list/words.ts'
import { listPage } from '../records/listing.ts'
import { ableToHold } from './ableToHold.ts'

/** What was found of one entity. */
export interface FoundGroup {
  readonly entity: string
  readonly list: readonly FoundRecord[]
  /** There are further ones. */
  readonly more: boolean
  /** One of them has what was typed as a number of its own: it is the one that is meant. */
  readonly whole?: true
}
export interface FoundEverywhere {
  readonly groups: readonly FoundGroup[]
  /** Not everything was looked through: time was over, or there was enough. */
  readonly cut: boolean
}

/** How much is looked for, so that a person typing never waits long, nor gets more than they can look at. */
export interface Bounds {
  /** Records of one entity. */
  readonly each: number
  /** Records in all. */
  readonly most: number
  /** In milliseconds; what is under way is finished. */
  readonly time: number
}
/** What a person who types is given. */
export const usualBounds: Bounds = { each: 5, most: 40, time: 1200 }

/** So many entities are asked at once where the database answers beside each other. */
const BESIDE = 4

/**
 * Looks for words in the search fields of every entity the session reads and people write, in the order given. Rows it
 * may not see are not found, and what is masked for it is found by its whole value only.
 */
export async function searchEverywhere(
  context: PortalContext,
  session: Session,
  asked: string,
  { each, most, time }: Bounds = usualBounds,
): Promise<FoundEverywhere> {
  const words = phoneIn(asked) ?? asked
  const searched = searchedBy(context, session)
  const able = await ableToHold(context.database.db, searched, foldedWords(words))
  const waiting = inTurn(able, words)
  const groups: Awaited<ReturnType<typeof within>>[] = []
  const end = performance.now() + time
  let count = 0
  let cut = false
  while (waiting.length > 0 && !cut) {
    const next = waiting.splice(0, context.database.kind === 'postgres' ? BESIDE : 1)
    const found = await Promise.all(
      next.map((entity) => within(context, session, entity, words, each)),
    )
    groups.push(...found.filter(({ list }) => list.length > 0))
    count = groups.reduce((sum, { list }) => sum + list.length, 0)
    cut = waiting.length > 0 && (count >= most || performance.now() > end)
  }
  await addFoundAlong({ context, session }, words, groups)
  // Whoever types a whole phone or number means the record that has it, whatever it is called.
  const nearest = ({ list, isWhole }: (typeof groups)[number]) =>
    isWhole ? -1 : distance(list[0]?.title ?? '', words)
  const ordered = groups.toSorted((one, other) => nearest(one) - nearest(other))
  return {
    groups: ordered.map(({ isWhole, ...group }) => ({
      ...group,
      ...(isWhole && { whole: true as const }),
    })),
    cut,
  }
}

/** A phone as it is kept, of one that is written with its parts apart or the code of the country: `+86 199-0000-0285`. */
const phoneIn = (words: string): string | undefined =>
  /^(?:\+?86)?(1\d{10})$/.exec(words.replace(/[\s-]/g, ''))?.[1]

/**
 * Whether people look for records: they make them, or move them about, as users of the app are muted and banned; or are
 * asked about them by a number, as of orders that are pulled from a shop.
 */
const isLookedFor = (entity: Entity): boolean =>
  creatable(entity) || Object.values(entity.moves).some(({ silent }) => !silent) || hasKeys(entity)

/**
 * What is looked through: read by the session, looked for by people, with something to look into. What most others are
 * about (users, issues, magazines) comes first: somebody's name, or a phone that stands on lists as well, means them.
 */
export const searchedBy = ({ entities, access }: PortalContext, session: Session): Entity[] => {
  const abouts = aboutsOf(entities)
  const rank = ({ name, standIn }: Entity) => Number(standIn) * MANY - (abouts.get(name) ?? 0)
  return [...entities.values()]
    .filter(
      (entity) =>
        !entity.keysOf &&
        isLookedFor(entity) &&
        questionFields(entity).length > 0 &&
        access.mayUse(session, entity, 'read'),
    )
    .sort((one, other) => rank(one) - rank(other))
}

/** More than there are entities. */
const MANY = 10_000

const counted = new WeakMap<PortalContext['entities'], ReadonlyMap<string, number>>()

/** How many entities refer to each. */
function aboutsOf(entities: PortalContext['entities']): ReadonlyMap<string, number> {
  const known = counted.get(entities)
  if (known) return known
  const abouts = new Map<string, number>()
  for (const { fields } of entities.values())
    for (const to of new Set(Object.values(fields).flatMap(({ to }) => to ?? [])))
      abouts.set(to, (abouts.get(to) ?? 0) + 1)
  counted.set(entities, abouts)
  return abouts
}

async function within(
  context: PortalContext,
  session: Session,
  entity: Entity,
  words: string,
  each: number,
): Promise<FoundGroup & { readonly isWhole: boolean }> {
  const image = pictureField(entity)
  const found = await listPage(
    { context, entity, session },
    {
      filter: JSON.stringify({ q: words }),
      range: JSON.stringify([0, each - 1]),
      columns: JSON.stringify([
        entity.title,
        entity.called,
        ...keysOf(entity),
        ...(image ? [image] : []),
      ]),
    },
  )
  const told = numbersOf(entity)
  const isMeant = (row: Row) => told.some((key) => isTyped(row[key], words.trim()))
  const rows = found.list
  const records = toldApart(
    rows.map((row) => foundRecord(entity, row, image)),
    (at) => keysOf(entity).map((key) => rows[at]?.[key]),
  )
  // Whoever has the number itself comes before those that hold it somewhere.
  const meant = new Set(rows.filter(isMeant).map(({ id }) => id as number))
  const meantFirst = (all: readonly FoundRecord[]) =>
    all.toSorted((one, other) => Number(meant.has(other.id)) - Number(meant.has(one.id)))
  const list = await withExcerpts({ context, entity, session }, records, foldedWords(words))
  return {
    entity: entity.name,
    list: meantFirst(closest(list, words)),
    more: found.hasNext,
    isWhole: meant.size > 0,
  }
}

/** Whether a number is what was typed: one that is shown in part, `139****0001`, is found by the whole alone. */
const isTyped = (value: unknown, words: string): boolean => {
  const [shown, typed] = [fold(String(value ?? '')), fold(words)]
  return (
    shown !== '' &&
    shown.length === typed.length &&
    [...shown].every((letter, at) => letter === '*' || letter === typed[at])
  )
}

/** Where two are called the same, each is told with the numbers that it alone has. */
function toldApart(
  records: readonly FoundRecord[],
  numbersOf: (at: number) => readonly unknown[],
): readonly FoundRecord[] {
  const titles = records.map(({ title }) => title)
  return records.map((record, at) => {
    const isTwice = titles.indexOf(record.title) !== titles.lastIndexOf(record.title)
    const numbers = numbersOf(at).filter((one) => typeof one === 'string' && one !== '')
    return isTwice && numbers.length > 0 ? { ...record, number: numbers.join(' · ') } : record
  })
}

/** Of what is not called so it is told why it was found. */
async function withExcerpts(
  { context, entity, session }: Call,
  records: readonly FoundRecord[],
  words: readonly string[],
): Promise<readonly FoundRecord[]> {
  const ids = records.filter(({ title }) => !words.every((word) => fold(title).includes(word)))
  const hidden = fieldsUntilAsked(entity, session)
  const excerpts = await excerptsOf(
    context.database.db,
    entity,
    { ids: ids.map(({ id }) => id), hidden },
    words,
  )
  return records.map((record) => {
    const excerpt = excerpts.get(record.id)
    return excerpt === undefined ? record : { ...record, excerpt }
  })
}

/** A phone or a number is looked for first where records have one of their own: there is not always time for all. */
const inTurn = (entities: Entity[], words: string): Entity[] =>
  /\d{4}/.test(words)
    ? entities.toSorted((one, other) => Number(hasKeys(other)) - Number(hasKeys(one)))
    : entities
const hasKeys = (entity: Entity): boolean => keysOf(entity).length > 0 || isNumbered(entity)

/** Whether records are called by a number that nothing else has: orders, batches. */
const isNumbered = ({ fields, title }: Entity): boolean =>
  fields[title]?.kind === 'code' && Boolean(fields[title].search && fields[title].unique)

/** Numbers that one record alone has, its title among them where that is one. */
const numbersOf = (entity: Entity): readonly string[] => [
  ...(isNumbered(entity) ? [entity.title] : []),
  ...keysOf(entity),
]

/** What a record is told by and nothing else has: a phone, a number of its own. */
const keysOf = ({ fields, title }: Entity): readonly string[] =>
  Object.keys(fields).filter(
    (name) => name !== title && fields[name]?.search && fields[name]?.unique,
  )

function foundRecord(entity: Entity, row: Row, image: string | undefined): FoundRecord {
  const state = hasState(entity) ? entity.states[String(row[entity.stateField])] : undefined
  const picture = image && row[image]
  return {
    id: row.id as number,
    title: calledOf(entity, row),
    ...(typeof picture === 'string' && picture !== '' && { image: picture }),
    ...(state && { state }),
  }
}

/**
 * Whoever types the whole number of an order may mean its user: what a reference says is found along comes, too, after
 * what bears the number.
 */
async function addFoundAlong(
  { context, session }: Pick<Call, 'context' | 'session'>,
  words: string,
  groups: Awaited<ReturnType<typeof within>>[],
): Promise<void> {
  for (const group of [...groups]) {
    const entity = context.entities.get(group.entity) as Entity
    const found =
      isNumbered(entity) && group.list.find(({ title }) => fold(title) === fold(words.trim()))
    const named = Object.entries(entity.fields).find(([, { along }]) => along)
    const [name, to] = [named?.[0] ?? '', context.entities.get(String(named?.[1].to))]
    if (!found || !to || !context.access.mayUse(session, to, 'read')) continue
    const row = await context.rows.read(context.database.db, entity, found.id)
    if (typeof row?.[name] !== 'number') continue
    const filter = JSON.stringify({ id: [row[name]] })
    const { list } = await listPage({ context, entity: to, session }, { filter })
    const others = groups.find((one) => one.entity === to.name)
    const records = list.map((one) => foundRecord(to, one, pictureField(to)))
    if (others) Object.assign(others, { list: merged(records, others.list) })
    else groups.push({ entity: to.name, list: records, more: false, isWhole: false })
  }
}

const merged = (first: readonly FoundRecord[], rest: readonly FoundRecord[]) => [
  ...first,
  ...rest.filter(({ id }) => first.every((one) => one.id !== id)),
]

/** Titles that are the words first, then those that begin with them, then those that hold them, then as they came. */
const closest = (list: readonly FoundRecord[], words: string): readonly FoundRecord[] =>
  list.toSorted((one, other) => distance(one.title, words) - distance(other.title, words))

function distance(title: string, words: string): number {
  const [given, wanted] = [title.toLowerCase(), words.trim().toLowerCase()]
  if (given === wanted) return 0
  if (given.startsWith(wanted)) return 1
  return given.includes(wanted) ? 2 : 3
}
