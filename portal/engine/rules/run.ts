import { type Fields, isKept, type Row, wordOf } from '#declare'
import { fieldProblems } from '#derive/checkRecord.ts'
import { isEmpty, same } from '#derive/compare.ts'
import { defaultOf } from '#derive/defaultOf.ts'
import { guardProblems } from '#derive/guardProblems.ts'
import { hiddenInputs, isEverHidden } from '#derive/inputsOf.ts'
import { literalsOf } from '#derive/literalsOf.ts'
import { perEntity } from '#derive/perEntity.ts'
import { notFromHere } from '#derive/possible.ts'
import type { Problem } from '#derive/problem.ts'
import { literalProblems, valueProblems } from '#derive/ruleProblems.ts'
import { offeredProblems } from '#derive/rules/offered.ts'
import type { Finding } from '#derive/rules/word.ts'
import type { Situation } from '#derive/situation.ts'
import type { Change } from '../context/change.ts'
import type { AtEnd } from '../context/portalContext.ts'
import { brokenDemands, noteDemands } from './affected.ts'
import { decide } from './facts.ts'
import { moveFollowers } from './follows.ts'
import { functionsBring, functionsLock, functionsSay, restoringSays } from './functions.ts'
import { portalWords } from './index.ts'
import { lockScopes } from './lockScopes.ts'
import { mayWarn } from './mayWarn.ts'
import type { PortalWord } from './portalWord.ts'
import type { Told } from './rule.ts'

/** Whether it may be changed at all: `from`, frozen and locked fields, who may, the state a move starts from, what stands against a removal. */
export async function guard(change: Change): Promise<Problem[]> {
  const found = await decide(change, (situation) => [
    ...(change.kind === 'move' && change.by ? notFromHere(change.by, situation) : []),
    ...guardProblems(situation),
  ])
  return [...found, ...(change.kind === 'update' ? await restoringSays(change) : [])]
}

/** Why nothing of a saved record may be changed by whoever asks: said when its form is opened. */
export const locks = (change: Change): Promise<readonly Problem[]> =>
  functionsLock({ ...change, after: { ...(change.before as Row) } })

/** First values, what is filled in, numbers, what a move sets: written into `change.after`. */
export async function prepare(change: Change): Promise<void> {
  if (change.kind === 'create') await begin(change)
  await lockScopes(change)
  await eachWord(change, 'prepare')
}

/** First values: defaults, but for fields that have no input here: what nobody could see nobody chose. */
async function begin(change: Change): Promise<void> {
  takeDefaults(change)
  const { entity, after } = change
  const untouched = beginning(entity).filter(
    ([name, field]) =>
      !field.required &&
      isEverHidden(entity, name) &&
      same(after[name], defaultOf(field, change.now)),
  )
  if (untouched.length === 0) return
  const hidden = await decide(change, hiddenInputs)
  for (const [name, field] of untouched)
    if (hidden.has(name)) after[name] = field.kind === 'boolean' ? false : null
}

/** The fields that begin with a value. */
const beginning = perEntity(({ fields }) =>
  Object.entries(fields).filter(([, field]) => field.default !== undefined),
)

/** A field nobody mentioned takes its default; one that was sent empty stays empty. */
function takeDefaults({ entity, after, sent, now }: Change): void {
  for (const [name, field] of beginning(entity))
    if (sent[name] === undefined && isEmpty(after[name])) after[name] = defaultOf(field, now)
}

/** Everything that refuses the record as it would stand, all at once: kinds, words, words that look at others, functions. */
export async function check(change: Change): Promise<Problem[]> {
  if (change.kind === 'remove') await lockScopes(change)
  const own = await decide(change, (situation) => [
    ...kindsSay(change),
    ...wordsSay(situation, false),
  ])
  const others = await findingsOf(change, 'check')
  const told = await functionsSay(change)
  said.set(change.after, told)
  const functions = told.filter(({ warn }) => !warn)
  await noteDemands(change)
  return withoutRepeats([...demandedNow(own, change), ...others, ...functions])
}

/** Drafts of an import may lack what its declaration leaves to be filled in later. */
function demandedNow(problems: readonly Problem[], { entity, by, after }: Change) {
  const left = (by && entity.actions[by]?.leaves) || []
  return problems.filter(({ field }) => !left.includes(field) || !isEmpty(after[field]))
}

/** What the functions said of a record when it was checked, problems and warnings alike: they are asked once. */
const said = new WeakMap<Row, readonly Told[]>()

/** What asks before it goes through, but for what was accepted. */
export async function warnings(change: Change): Promise<Problem[]> {
  const words = await decide(change, (situation) => wordsSay(situation, true))
  const functions = (said.get(change.after) ?? (await functionsSay(change)))
    .filter(({ warn }) => warn)
    .map(({ warn, ...problem }) => problem)
  return [...words, ...functions].filter(
    ({ rule }) => rule === undefined || !change.accepted.has(rule),
  )
}

/** What happens along, once the row is written: others moved, made or changed. */
export async function effects(change: Change): Promise<void> {
  await eachWord(change, 'effect')
  await functionsBring(change)
  await moveFollowers(change)
}

/** At the end of the transaction, over all its changes: exactly one, demands of others that must keep being met. */
export async function finish(changes: readonly Change[]): Promise<AtEnd> {
  const found: Problem[] = []
  for (const change of changes) found.push(...(await findingsOf(change, 'finish')))
  const { problems, warnings } = await brokenDemands(changes)
  return { problems: withoutRepeats([...found, ...problems]), warnings }
}

async function eachWord(change: Change, step: 'prepare' | 'effect'): Promise<void> {
  for (const { literal, word } of doing(change.entity)[step]) await word[step]?.(literal, change)
}

async function findingsOf(change: Change, step: 'check' | 'finish'): Promise<Problem[]> {
  const found: Problem[] = []
  for (const { rule, literal, word } of doing(change.entity)[step]) {
    const findings: readonly Finding[] = (await word[step]?.(literal, change)) ?? []
    found.push(...findings.map((finding) => ({ ...finding, rule })))
  }
  return found
}

/** The literals of an entity whose word does something at a step. */
const doing = perEntity((entity) => {
  const all = literalsOf(entity).flatMap((one) => {
    const word: PortalWord | undefined = portalWords[wordOf(one.literal)]
    return word ? [{ ...one, word }] : []
  })
  const at = (step: 'prepare' | 'check' | 'effect' | 'finish') =>
    all.filter(({ word }) => word[step])
  return { prepare: at('prepare'), check: at('check'), effect: at('effect'), finish: at('finish') }
})

/** A record that goes is looked at only by words that count those that stay. */
function wordsSay(situation: Situation, warn: boolean): readonly Problem[] {
  if (situation.removing) {
    const counting = literalsOf(situation.entity).filter(
      ({ literal }) => 'limit' in literal && (literal.warn === true) === warn,
    )
    return counting.flatMap((one) => literalProblems(one, situation))
  }
  const offered =
    warn && !mayWarn(situation.entity, situation.entities) ? [] : offeredProblems(situation)
  const meant = offered.filter((problem) => problem.warn === warn)
  return [...valueProblems(situation, warn), ...meant.map(({ warn: _, ...problem }) => problem)]
}

/** A whole record where somebody saves it; only what is set where a move or another rule touches a few fields. */
function kindsSay({ entity, kind, after, sent, session }: Change): readonly Problem[] {
  if (kind === 'remove') return []
  const whole =
    kind === 'create' || kind === 'restore' || (kind === 'update' && session.acting === 'user')
  if (whole) return fieldProblems(ownFields(entity), after as Row)
  const named = Object.entries(ownFields(entity)).filter(([name]) => name in sent)
  return fieldProblems(Object.fromEntries(named), after as Row)
}

/** The fields that the portal does not keep by itself. */
const ownFields = perEntity(
  ({ fields }): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([, field]) => !isKept(field))),
)

/** The same words at the same field once: a demand and a required field say it alike. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems.filter(({ field, message }) => {
    const key = `${field} ${message[1]}`
    return !seen.has(key) && seen.add(key)
  })
}
