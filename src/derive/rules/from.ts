import type { Label, Literal } from '#declare'
import { isEmpty } from '../compare.ts'
import { holds } from '../condition.ts'
import { defaultOf } from '../defaultOf.ts'
import { namesIn } from '../namesIn.ts'
import { asItStands, type Situation } from '../situation.ts'
import { formatLabel, labelOf } from './formatLabel.ts'
import { fieldsOf, isChanged } from './freeze.ts'
import type { Finding, Hints, Word } from './word.ts'

const sources: { readonly [source: string]: Label } = {
  app: ['App', 'the app'],
  portal: ['系统', 'the portal'],
  provider: ['外部平台', 'its provider'],
  import: ['导入', 'an import'],
}

/** The fields no operator sets: those named, all but those excepted, or all where no operator creates one. */
export function keptFields(
  { fields, but, create }: Literal,
  situation: Pick<Situation, 'entity'>,
): readonly string[] {
  if (fields) return fields as readonly string[]
  return but || create === false ? fieldsOf({ allBut: but ?? [] }, situation) : []
}

/** What is written elsewhere: an operator neither sets its fields, nor makes, removes or moves it. */
export const from: Word = {
  check: (literal, situation) => {
    if (
      situation.session?.acting !== 'user' ||
      holds(literal.when as object, withDefaults(asItStands(situation))) !== true
    )
      return []
    const { by, before, entity } = situation
    const source = sources[literal.from as string]
    if (situation.removing) return literal.remove === false ? [notRemovedHere(source)] : []
    if (by && by in entity.moves) return moveFindings(literal, by, source)
    if (!before && literal.create === false)
      return [
        {
          field: '_',
          kind: 'forbidden',
          message: formatLabel(
            ['此处不能新增，数据来自{names}', 'Not created here: it comes from {names}'],
            { names: source },
          ),
        },
      ]
    if (by && by in entity.actions) return []
    const changed = keptFields(literal, situation).filter((path) => isSet(path, situation))
    return changed.map((path) => ({
      field: path,
      message: formatLabel(
        [
          '{label}由{names}写入，不能修改',
          '{label} is written by {names} and cannot be changed here',
        ],
        { label: labelOf(entity, path), names: source },
      ),
    }))
  },
  input: (literal, situation) => {
    if (!situation.before && isMadeElsewhere(literal)) return choicesLeft(literal, situation)
    if (holds(literal.when as object, withDefaults(asItStands(situation))) !== true) return {}
    const disabled = formatLabel(['由{names}写入', 'Written by {names}'], {
      names: sources[literal.from as string],
    })
    return Object.fromEntries(keptFields(literal, situation).map((path) => [path, { disabled }]))
  },
  break: (literal, entity, valid) =>
    literal.when || literal.create === false
      ? []
      : keptFields(literal, { entity }).flatMap((path) =>
          typeof valid[path] === 'number'
            ? [{ before: valid, change: { [path]: (valid[path] as number) + 1 }, field: path }]
            : [],
        ),
}

/** Whether people may not make them, or some of them. */
const isMadeElsewhere = ({ create, when }: Literal): boolean =>
  when !== undefined && (create === false || Array.isArray(create))

/** The choices with which a new record may be made here: none that would have it come from elsewhere. */
function choicesLeft({ when }: Literal, situation: Situation): Hints {
  const { entity, after } = situation
  const barred = (name: string, choice: string) =>
    holds(when as object, withDefaults({ ...situation, after: { ...after, [name]: choice } })) ===
    true
  const named = [...new Set(namesIn(entity, when))].filter(
    (name) => entity.fields[name]?.kind === 'choice',
  )
  return Object.fromEntries(
    named.map((name) => {
      const choices = Object.keys((entity.fields[name]?.of ?? {}) as object)
      return [name, { allowed: choices.filter((choice) => !barred(name, choice)) }]
    }),
  )
}

/** A new record is judged as it will be: what was left open takes its default. */
function withDefaults(situation: Situation): Situation {
  if (situation.before) return situation
  const { entity, after, now } = situation
  const given = Object.entries(entity.fields).flatMap(([name, field]) =>
    field.default !== undefined && isEmpty(after[name]) ? [[name, defaultOf(field, now)]] : [],
  )
  return { ...situation, after: { ...after, ...Object.fromEntries(given) } }
}

const notRemovedHere = (source: Label | undefined): Finding => ({
  field: '_',
  kind: 'forbidden',
  message: formatLabel(
    ['此处不能删除，数据来自{names}', 'Not deleted here: it comes from {names}'],
    {
      names: source,
    },
  ),
})

/** What a new record holds where nobody said anything. */
const blanks: { readonly [kind: string]: unknown } = { boolean: false, count: 0 }

/** A new record may leave the field open, or bring its own default. */
function isSet(path: string, situation: Situation): boolean {
  const field = situation.entity.fields[path]
  if (situation.before || !field) return isChanged(path, situation)
  if (isEmpty(situation.after[path])) return false
  return isChanged(path, {
    before: { [path]: field.default ?? blanks[field.kind] ?? null },
    after: situation.after,
  })
}

const moveFindings = (
  { moves }: Literal,
  by: string,
  source: Label | undefined,
): readonly Finding[] =>
  (moves as readonly string[] | undefined)?.includes(by)
    ? [
        {
          field: '_',
          kind: 'forbidden',
          message: formatLabel(['此状态由{names}变更', 'Only {names} makes this move'], {
            names: source,
          }),
        },
      ]
    : []
