import type { Entity, Field, Fields, Row } from '#declare'
import { checkRecord } from '#derive/checkRecord.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { uniqueIndexesOf } from '#derive/uniqueIndexes.ts'
import { jumpTargets } from '#widgets/kind/jumpTargets.ts'
import { kinds } from '#widgets/kinds.ts'
import { pictureOf } from './pictureSizes.ts'
import { plausibleText } from './plausibleText.ts'
import { sampleFacts } from './sampleFacts.ts'
import { dice, oneOf, type SampleWorld, stamps } from './sampleWorld.ts'

/** Entities that are one record by nature. */
const single = ['signIn', 'pcPage']

/** How many sample records an entity without a file of its own should have: as are told of, else three to twelve. */
export const countOf = ({ name }: Entity, world: SampleWorld): number =>
  sampleFacts[name]?.(world).length ?? (single.includes(name) ? 1 : fewOf(name))

const fewOf = (name: string): number =>
  3 + ([...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 10)

/** What made-up values lean on: how many records the others have. */
export interface Surroundings {
  readonly world: SampleWorld
  readonly counts: ReadonlyMap<string, number>
}

const TRIES = 8

/**
 * Records of an entity made from its declaration: every field filled in, believable by its kind and name. Fewer than
 * asked for where no further one would be unlike the others in what must be its own.
 */
export function otherRecords(entity: Entity, around: Surroundings): Row[] {
  const rows: Row[] = []
  const lines = sampleFacts[entity.name]?.(around.world) ?? []
  const wanted = around.counts.get(entity.name) ?? countOf(entity, around.world)
  while (rows.length < wanted) {
    const next = nextOf(entity, around, rows, lines[rows.length])
    if (!next) return rows
    rows.push(next)
  }
  return rows
}

function nextOf(
  entity: Entity,
  around: Surroundings,
  rows: readonly Row[],
  line?: Row,
): Row | undefined {
  const own = uniqueIndexesOf(entity).map(({ fields }) => fields)
  for (let turn = 0; turn < TRIES; turn++) {
    const record = { ...recordOf(entity, around, rows.length, turn), ...line }
    const made = withoutRefused(entity, record, around)
    if (!rows.some((row) => clash(own, row, made))) return made
  }
  return undefined
}

function recordOf(entity: Entity, around: Surroundings, index: number, turn: number): Row {
  const seed = index + entity.name.length * 13 + turn * 31
  const states = Object.keys(entity.states)
  return {
    ...valuesOf(entity.fields, { entity, around, seed, index }),
    ...(states.length > 0 && { [entity.stateField]: oneOf(states, index * 2) }),
    ...stamps(around.world, 20 + (seed % 200), 1 + (index % 4)),
  }
}

/** What the entity's own rules refuse of a record is left empty, as far as they can be asked without other records. */
function withoutRefused(entity: Entity, row: Row, { world: { now } }: Surroundings): Row {
  const unknown = {
    before: null,
    now,
    entities: new Map<string, Entity>(),
    ...nothingKnown,
  }
  const wrong = checkRecord(entity, row, unknown).map(({ field }) => field)
  const refused = wrong.filter((name) => entity.fields[name] && !entity.fields[name].required)
  return { ...row, ...Object.fromEntries(refused.map((name) => [name, null])) }
}

/** Whether the database would refuse to hold both. */
const clash = (own: readonly (readonly string[])[], one: Row, other: Row): boolean =>
  own.some((fields) =>
    fields.every(
      (field) => one[field] != null && JSON.stringify(one[field]) === JSON.stringify(other[field]),
    ),
  )

interface Making {
  readonly entity: Entity
  readonly around: Surroundings
  readonly seed: number
  /** Place among the records of the entity, or of an entry among its list's. */
  readonly index: number
}

const valuesOf = (fields: Fields, making: Making): Row =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind !== 'computed')
      .map(([name, field], at) => [
        name,
        madeValue(name, field, { ...making, seed: making.seed + at * 3 }),
      ]),
  )

function madeValue(name: string, field: Field, making: Making): unknown {
  const make = makers[field.kind]
  return make ? make(name, field, making) : kinds[field.kind].sample(field, making.seed)
}

type Maker = (name: string, field: Field, making: Making) => unknown

/**
 * A record of the entity referred to, the next one for the next record, so that as few as possible share one. None of
 * one's own, so that no tree runs in a circle.
 */
function reference(field: Field, { entity, around, seed, index }: Making): number | null {
  const count = field.to === entity.name ? 0 : (around.counts.get(field.to ?? '') ?? 0)
  if (count === 0 || (field.unique && index >= count)) return null
  return 1 + (seed % count)
}

function picture(field: Field, { around, seed }: Making): string | null {
  const name = pictureOf(field, seed)
  return name ? around.world.picture(name) : null
}

/** A file that plays, in every other record. */
const playing =
  (
    file: string,
    title: string,
    facts: { readonly size: number; readonly duration: number },
  ): Maker =>
  (_, field, { around, index }) =>
    field.required || index % 2 === 0
      ? {
          url: around.world.picture(file),
          name: `${title}-${index + 1}${file.slice(file.lastIndexOf('.'))}`,
          ...facts,
        }
      : null
const sound = playing('silence.mp3', '录音', { size: 41_600, duration: 10 })
const film = playing('film.mp4', '短片', { size: 10_372, duration: 6 })

const text: Maker = (name, field, { entity, seed, index }) =>
  plausibleText(name, field, { seed, index, isTitle: name === entity.title })

const makers: { readonly [kind: string]: Maker } = {
  text,
  longText: text,
  richText: text,
  url: (_, field, { entity, index }) => {
    const url = `https://www.example.com/${entity.path}/${index + 1}`
    return kinds.url.check(url, field).length > 0 ? kinds.url.sample(field, index) : url
  },
  phone: (_name, _field, { seed, index }) => `1990010${String(1000 + seed * 7 + index).slice(-4)}`,
  // What the portal counts by itself it counts when the records are written.
  count: (_name, { of }, { seed }) => (of === undefined ? (seed * 37) % 900 : 0),
  boolean: (_name, _field, { seed }) => seed % 3 !== 0,
  order: (_name, _field, { index }) => index + 1,
  date: (_name, _field, { around, seed }) => around.world.day(-(seed % 90)),
  dateTime: (name, _field, { around, seed }) =>
    around.world.at(
      /until|end|deadline|expire/i.test(name) ? 10 + (seed % 90) : -(1 + (seed % 60)),
      '09:30',
    ),
  period: (_name, _field, { around, seed }) => ({
    start: around.world.at(-(seed % 40), '00:00'),
    end: around.world.at(14 + (seed % 60), '23:59'),
  }),
  image: (_, field, making) => picture(field, making),
  images: (_, field, making) => [picture(field, making)].filter((url) => url !== null),
  audio: sound,
  video: film,
  file: (_, field, { seed }) => (field.required ? kinds.file.sample(field, seed) : null),
  parent: () => null,
  ref: (_, field, making) => reference(field, making),
  refs: (_, field, making) => {
    const id = reference(field, making)
    return id === null ? [] : [id]
  },
  jump: (_, field, { around, seed }) => {
    const types = (field.types ?? Object.keys(jumpTargets)).filter((type) =>
      hasTarget(around, type),
    )
    const type = oneOf(types, seed)
    const { entity, needs } = jumpTargets[type] ?? {}
    if (entity) return { type, id: 1 + dice(seed)(around.counts.get(entity) ?? 1) }
    return needs
      ? { type, url: needs === 'url' ? 'https://www.example.com/' : 'pages/index' }
      : { type }
  },
  list: (_, field, making) =>
    Array.from({ length: Math.max(field.min ?? 0, 2) }, (_unused, index) =>
      valuesOf(field.of as Fields, { ...making, seed: making.seed + index * 5, index }),
    ),
  tags: (_, field, { seed }) =>
    field.pattern
      ? kinds.tags.sample(field, seed)
      : words.slice(0, Math.max(1 + (seed % 2), field.min ?? 0)),
}

const words = ['周末', '通勤', '亲子', '夜读', '散步', '听雨', '早起', '旧书']

const hasTarget = ({ counts }: Surroundings, type: string): boolean => {
  const entity = jumpTargets[type]?.entity
  return !entity || (counts.get(entity) ?? 0) > 0
}
