import { type Entity, type Field, type Fields, isKept, type Literal, type Row } from '#declare'
import { type Circumstances, checkRecord } from '#derive/checkRecord.ts'
import { isEmpty } from '#derive/compare.ts'
import { momentOf } from '#derive/moment.ts'
import { kinds } from '#widgets/kinds.ts'

/** What the tests give in place of a reference's sample: the id of a record that is there. */
export type Refer = (field: Field) => unknown

/** A record that passes every check of its own entity: samples, with what rules refuse taken out and what they demand put in. */
export function validRow(
  entity: Entity,
  circumstances: Circumstances,
  refer: Refer,
  seed = 1,
): Row {
  const sampled = sampleOf(entity.fields, refer, seed)
  const fillings = { ...sampled, ...filledIn(entity, refer, sampled) }
  const [state] = Object.keys(entity.states)
  let row: Row = { ...sampled, ...(state && { [entity.stateField]: state }) }
  for (let round = 0; round < 8; round++) {
    const problems = checkRecord(entity, row, circumstances)
    if (problems.length === 0) return row
    for (const { field } of problems)
      row =
        following(entity, row, field.split('.')) ??
        emptied(entity, row, field.split('.')) ??
        mended(entity, row, fillings, field.split('.')[0] as string, round)
  }
  return row
}

/** With what a rule itself says would do: of the first entry of a list, of a sum, of two prices, of a last day. */
function following(
  { fields, rules }: Entity,
  row: Row,
  [name = '', at, inside = '']: readonly string[],
) {
  const literals = Object.values(rules).flat()
  const entries = row[name] as readonly Row[] | undefined
  const ofList = literals.filter(({ each }) => each === name)
  if (at !== undefined && entries) {
    const first = ofList.find(({ first }) => first && inside in (first as Row))?.first as Row
    const needs = ofList.flatMap((literal) => (literal.needs ?? []) as readonly unknown[][])
    const other = needs.find(([left, sign]) => left === inside && sign === '<=')?.[2] as string
    const entry = entries[Number(at)]
    if (first && at === '0') return { ...row, [name]: entries.with(0, { ...entry, ...first }) }
    const most = entry && (other in entry || entries.length > 1 ? entry[other] : row[other])
    if (other && entry && !isEmpty(most) && entry[inside] !== most)
      return { ...row, [name]: entries.with(Number(at), { ...entry, [inside]: most }) }
  }
  const sum = ofList.find((literal) => literal.sum)?.sum as readonly string[] | undefined
  if (at === undefined && sum?.[2] && entries && Number(row[sum[2]]) < 1000)
    return { ...row, [sum[2]]: 1000 }
  const chains = literals.map(({ compare }) => (compare ?? []) as readonly unknown[])
  const crossed = chains.find(
    ([left, sign, right]) =>
      [left, right].includes(name) &&
      [left, right].every((one) => fields[String(one)]?.required) &&
      isBeyond(row, left, sign, right),
  )
  if (crossed) return { ...row, [crossed[2] as string]: Number(row[crossed[0] as string]) + 100 }
  const isSpan = chains.some(
    ([left, sign, right]) => left === `${name}.end` && sign === '<=' && isShift(right),
  )
  const { start, end: last } = (row[name] ?? {}) as {
    readonly start?: string
    readonly end?: string
  }
  if (isSpan && start && last !== dayAfter(start))
    return { ...row, [name]: { start, end: dayAfter(start) } }
  const list = chains.find(
    ([left, sign, right]) => left === name && sign === '<=' && isLength(right),
  )
  const counted = list && row[(list[2] as { length: string }).length]
  if (Array.isArray(counted)) return { ...row, [name]: counted.length }
  const until = chains.find(
    ([left, sign, right]) => left === name && sign === '<=' && isShift(right),
  )?.[2] as { readonly shift: readonly [string, string] } | undefined
  const [field = '', part = ''] = until?.shift[0].split('.') ?? []
  const end = (row[field] as Row | undefined)?.[part]
  const next = typeof end === 'string' ? dayAfter(end) : undefined
  return next && row[name] !== next ? { ...row, [name]: next } : undefined
}
const dayAfter = (moment: string): string => momentOf(Date.parse(moment) + 86_400_000)
/** Two figures of the record of which the first is not to be the greater. */
const isBeyond = (row: Row, left: unknown, sign: unknown, right: unknown): boolean => {
  const [one, other] = [row[String(left)], row[String(right)]]
  if (typeof one !== 'number' || typeof other !== 'number') return false
  return sign === '<' ? one >= other : sign === '<=' && one > other
}
const isLength = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'length' in value
const isShift = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'shift' in value

/** Without what was filled in and refused inside an entry of a list. */
function emptied(
  { fields }: Entity,
  row: Row,
  [list = '', at = '', name = '']: readonly string[],
): Row | undefined {
  const entries = row[list] as readonly Row[] | undefined
  const field = (fields[list]?.of as Fields | undefined)?.[name]
  if (!field || field.required || isEmpty(entries?.[Number(at)]?.[name])) return undefined
  return {
    ...row,
    [list]: entries?.map((entry, index) =>
      index === Number(at) ? { ...entry, [name]: null } : entry,
    ),
  }
}

/** Taken out where it is filled and need not be, put in where it is missing, else another value. */
function mended(entity: Entity, row: Row, fillings: Row, name: string, round: number): Row {
  const field = entity.fields[name]
  if (!field) return row
  const filled = !isEmpty(row[name])
  if (filled && !field.required && round % 2 === 0) return { ...row, [name]: null }
  if (isTooShort(entity, name, row)) return { ...row, [name]: withOneMore(row[name] as Row[]) }
  // What is demanded and yet was refused as it was filled in at first: a time that has to come.
  const again = round > 2 && isTime(field)
  return {
    ...row,
    [name]: filled || again ? otherChoice(field, row[name], round) : fillings[name],
  }
}
/** Whether a rule wants more entries than the list has. */
function isTooShort({ fields, rules }: Entity, name: string, row: Row): boolean {
  const literals = Object.values(rules).flat()
  const leasts = literals.filter(({ each }) => each === name).map(({ least }) => Number(least ?? 0))
  const entries = row[name]
  const isList = fields[name]?.kind === 'list' && Array.isArray(entries) && entries.length > 0
  return isList && entries.length < Math.max(0, ...leasts)
}
/** A list that wants more entries than it has gets another like the last. */
const withOneMore = (entries: readonly Row[]): Row[] => [
  ...entries,
  { ...entries.at(-1), _key: `k${entries.length}` },
]
const isTime = ({ kind }: Field) => ['date', 'dateTime', 'period'].includes(kind)

function otherChoice(field: Field, value: unknown, round: number): unknown {
  if (field.kind === 'choice') return Object.keys(field.of as object)[round] ?? value
  // Two years on, for rules that want a date to come.
  return kinds[field.kind].sample(field, isTime(field) ? 700 + round : round + 7)
}

/** References, links and files stay empty at first, since most of them may. */
const filledIn = ({ fields, rules }: Entity, refer: Refer, row: Row): Row =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { to, kind }]) => to || kind === 'jump' || kind === 'file')
      .map(([name, field]) => {
        if (field.kind === 'file') return [name, kinds.file.sample(field, 1)]
        if (field.to) return [name, refer({ ...field, required: true })]
        return [name, linkFor(name, Object.values(rules).flat(), row)]
      }),
  )
/** A link of a type that the field may lead to, in a record of that kind. */
function linkFor(name: string, literals: readonly Literal[], row: Row): Row {
  const isFor = ({ when }: Literal) =>
    Object.entries((when ?? {}) as Row).every(([of, wanted]) => row[of] === wanted)
  const types = literals.find((one) => one.refer === name && one.types && isFor(one))?.types
  const [type] = ((types ?? []) as readonly string[]).filter((one) => !one.startsWith('!'))
  return type ? { type, id: 1 } : { type: 'url', url: 'https://www.example.com/' }
}
const sampleOf = (fields: Fields, refer: Refer, seed: number): Row =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field], at) => [
      name,
      isKept(field) ? startOf(field) : sampled(field, refer, seed + at),
    ]),
  )
const startOf = ({ kind }: Field) => (kind === 'count' ? 0 : null)

function sampled(field: Field, refer: Refer, seed: number): unknown {
  if (field.to) return refer(field)
  if (field.kind === 'jump' || (field.kind === 'file' && !field.required)) return null
  if (field.kind === 'list') return entriesOf(field, refer, seed)
  return field.default ?? kinds[field.kind].sample(field, seed)
}

const entriesOf = (field: Field, refer: Refer, seed: number): Row[] =>
  Array.from({ length: Math.max(1, field.min ?? 1) }, (_, at) => ({
    ...sampleOf(field.of as Fields, refer, seed + at * 10),
    _key: `k${at}`,
  }))
