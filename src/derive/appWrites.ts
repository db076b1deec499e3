import { type Entity, type Field, type Fields, type Literal, type Row, wordOf } from '#declare'
import { holds } from './condition.ts'
import { keptFields } from './rules/from.ts'
import type { Situation } from './situation.ts'

/** What the app writes of an entity, as its `from: 'app'` says. */
export interface AppWrites {
  /** As ingest checks them: not read only, counts as whole numbers from 0. */
  readonly fields: Fields
  readonly creates: boolean
  readonly moves: readonly string[]
  /** States it may set without a move: those nothing in the portal leads to. */
  readonly states: readonly string[]
  /** By which fields it tells its records apart; empty where only by the portal's number. */
  readonly knownBy: readonly string[]
  /** What a record it makes must hold, whether a form asks for it or not. */
  readonly brings: readonly string[]
  /** Which records are the app's at all: `{ source: 'user' }`. */
  readonly when: Row
}

const fromApp = (entity: Entity): readonly Literal[] =>
  Object.values(entity.rules)
    .flat()
    .filter((literal) => wordOf(literal) === 'from' && literal.from === 'app')

/** What the app writes of an entity; null where no rule says that anything comes from it. */
export function appWrites(entity: Entity): AppWrites | null {
  const literals = fromApp(entity)
  if (literals.length === 0) return null
  const named = literals.flatMap((literal) => namedBy(literal, entity))
  const valuesOf = <T>(key: string) =>
    literals.flatMap((one) => (one[key] as T[] | undefined) ?? [])
  return {
    fields: Object.fromEntries(
      Object.entries(entity.fields)
        .filter(([name]) => named.includes(name))
        .map(([name, field]) => [name, opened(field)]),
    ),
    creates: literals.some((literal) => literal.create === false),
    moves: valuesOf<string>('moves'),
    states: valuesOf<string>('states'),
    knownBy: valuesOf<string>('knownBy'),
    brings: valuesOf<string>('brings'),
    // Where one of them speaks of every record, the app may write every record.
    when: literals.some(({ when }) => when === undefined)
      ? {}
      : (Object.assign({}, ...literals.map(({ when }) => when)) as Row),
  }
}

/** Counts are the app's where they are named; "all but" means what somebody fills in. */
function namedBy(literal: Literal, entity: Entity): readonly string[] {
  const names = [...keptFields(literal, { entity }), ...((literal.also as string[]) ?? [])]
  const plain = literal.fields ? ['computed'] : ['computed', 'count']
  const balances = balancesOf(entity)
  return names.filter(
    (name) => !plain.includes(entity.fields[name]?.kind ?? 'computed') && !balances.includes(name),
  )
}

/** The running balance of a ledger is worked out from its entries, whoever adds one. */
const balancesOf = ({ rules }: Entity): readonly unknown[] =>
  Object.values(rules)
    .flat()
    .flatMap((literal) => (wordOf(literal) === 'ledger' ? [literal.balance] : []))

function opened({ readOnly: _, ...field }: Field): Field {
  return field.kind === 'count' ? { ...field, kind: 'integer', min: 0, of: undefined } : field
}

/** Whether a record is one the app may write, as far as that can be told from the record alone. */
export const isFromApp = ({ when }: AppWrites, situation: Situation): boolean =>
  holds(when, situation) !== false
