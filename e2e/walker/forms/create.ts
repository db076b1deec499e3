import type { Entity, Row } from '#declare'
import { checkRecord } from '#derive/checkRecord.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { validRow } from '../../../portal/engine/rules/testing/validRow.ts'
import { fieldAt, follows } from '../fieldAt.ts'
import type { Here } from '../step.ts'
import {
  emptyOne,
  fillAll,
  fillOne,
  formOf,
  isStarred,
  type OpenForm,
  type Outcome,
  openForm,
  save,
} from './form.ts'
import { hinted, hintedElsewhere } from './hinted.ts'
import { lookedUp } from './lookedUp.ts'
import { same } from './same.ts'

/** How often a form that was refused is filled otherwise. */
const TRIES = 8

/**
 * Fills a form for a new record as a person does until it is saved; gives the record, undefined where it never is.
 * @param least only what must be filled is
 */
export async function create(
  here: Here,
  entity: Entity,
  path: string,
  least = false,
): Promise<(Row & { readonly id: number }) | undefined> {
  const desk = await here.desk()
  await desk.go(path)
  const form = openForm({
    ...{ desk, path },
    root: formOf(desk),
    fieldOf: (source) => fieldAt(entity, source),
    wanted: validFor(here, entity),
    seed: here.seed,
    least,
  })
  await fillAll(form)
  await here.look(desk, path, 'filled')
  let outcome = await save(form)
  for (let round = 0; round < TRIES && !outcome.saved; round += 1) {
    await tellRefusals(here, form, outcome)
    if (outcome.problems.size === 0 && round > 1) break
    await lookUp(here, form, outcome)
    await mend(form, outcome, round)
    if (round > 0) await chooseOthers(entity, form, outcome)
    outcome = await save(form)
  }
  for (const [source, why] of form.unable) await here.cannot(path, source, why, desk)
  if (!outcome.saved) {
    const said = [...outcome.problems].map(([source, message]) => `${source}: ${message}`)
    const why = [...said, ...outcome.alerts].join(' · ') || 'nothing is said'
    await here.cannot(path, 'save', `is never taken: ${why.slice(0, 400)}`, desk)
    desk.watch.troubles()
    return undefined
  }
  desk.watch.troubles()
  await here.look(desk, path, 'saved')
  return compare(here, entity, form, outcome.saved.data as Row & { readonly id: number })
}

/** So many samples are looked at for one of which rules refuse least. */
const SAMPLES = 6

/** A record that passes all that can be checked without others: of some samples the first that passes most. */
export function validFor({ declared, seed }: Pick<Here, 'declared' | 'seed'>, entity: Entity): Row {
  const circumstances = {
    entities: declared.entities,
    before: null,
    now: new Date(Date.now() + 8 * 3_600_000).toISOString().replace('Z', '+08:00'),
    ...nothingKnown,
  }
  const rows = Array.from({ length: SAMPLES }, (_, nth) =>
    validRow(entity, circumstances, () => null, 100 + seed + nth),
  )
  const left = (row: Row) => checkRecord(entity, row, circumstances).length
  return rows.toSorted((one, other) => left(one) - left(other))[0] as Row
}

/** The code of an answer that wants to be agreed to first. */
export const ASKS = 42800

/** What is refused is noted; a refusal the page does not show is a finding. */
export async function tellRefusals(here: Here, form: OpenForm, outcome: Outcome): Promise<void> {
  const { desk, path } = form
  for (const [field, message] of outcome.problems)
    here.refused(path, 'save', {
      method: '',
      path,
      status: 0,
      message,
      errors: { [field]: message },
    })
  for (const trouble of desk.watch.troubles()) {
    if (trouble.status >= 500 || trouble.code === undefined) {
      await here.found(path, 'save', `${trouble.method} ${trouble.path} → ${trouble.message}`, desk)
      continue
    }
    here.refused(path, 'save', trouble)
    // It was asked in a dialog, which is gone once it is agreed to.
    if (trouble.code === ASKS) continue
    for (const [field, message] of Object.entries(trouble.errors ?? { '': trouble.message }))
      if (!(await isSaid(form, String(message))))
        await here.found(path, field || 'save', `is refused without a place: ${message}`, desk)
  }
}

/** It is drawn a moment after it was answered. */
const isSaid = ({ desk }: OpenForm, message: string): Promise<boolean> =>
  desk.page
    .getByText(message)
    .first()
    .waitFor({ state: 'attached', timeout: 2500 })
    .then(
      () => true,
      () => false,
    )

/** Takes out what may be left out, and puts something else where it may not. */
export async function mend(
  form: OpenForm,
  { problems, alerts }: Outcome,
  round: number,
): Promise<void> {
  for (const source of chosenOf(form, alerts)) await fillOne(form, source)
  for (const [source, message] of problems) {
    if (source === '') continue
    const missing = /请填写|请选择|请上传|必填/.test(message)
    const isTooMuch = /须留空/.test(message)
    const field = form.fieldOf(source)
    const isHinted = field !== undefined && hinted(message, field) !== undefined
    const isFree = !missing && !isHinted && round % 3 === 0 && !field?.required
    if (/只能填写其中一项/.test(message)) await emptyOne(form, await spare(form, source, message))
    else if (isTooMuch || isFree) await emptyOne(form, source)
    else await fillOne(form, source)
  }
  await fillAll(form)
}

/** What was chosen where there is no more room: `统计周期“周榜”中屏蔽为“否”的榜单条目最多 50 条`. */
function chosenOf(form: OpenForm, alerts: readonly string[]): readonly string[] {
  const full = alerts.filter((one) => /最多 \d+ 条，现已有/.test(one))
  return [...form.filled.keys()].filter((source) => {
    const field = form.fieldOf(source)
    const isNamed = full.some((one) => one.includes(`${field?.label[0]}为“`))
    return isNamed && ['choice', 'boolean'].includes(field?.kind ?? '')
  })
}

/** Of inputs that shut each other out the one that need not be filled now: `课时、营内课时序号只能填写其中一项`. */
async function spare(form: OpenForm, source: string, message: string): Promise<string> {
  const labels = message.replace(/只能填写其中一项.*/, '').split('、')
  for (const other of form.filled.keys())
    if (
      !form.emptied.has(other) &&
      labels.includes(form.fieldOf(other)?.label[0] ?? '') &&
      !(await isStarred(form, other))
    )
      return other
  return source
}

/** Reads elsewhere what a refusal asks for, and puts right another input where it speaks of that. */
export async function lookUp(
  here: Here,
  form: OpenForm,
  { problems }: Pick<Outcome, 'problems'>,
  record: Row = {},
): Promise<void> {
  for (const [source, message] of problems) {
    form.told.delete(source)
    const found = await lookedUp(here, message, record)
    if (found !== undefined) form.told.set(source, found)
    const inputs = [...form.filled.keys()].map((one) => [one, form.fieldOf(one)] as const)
    const [other, value] = hintedElsewhere(message, inputs) ?? []
    if (other === undefined || other === source) continue
    form.told.set(other, value)
    await fillOne(form, other)
  }
}

/** Where nothing was there to be chosen, what that follows from is chosen otherwise, and it is tried again. */
async function chooseOthers(entity: Entity, form: OpenForm, { problems }: Outcome): Promise<void> {
  for (const source of problems.keys()) {
    if (!form.fieldOf(source)?.to || form.emptied.has(source)) continue
    const above = [...form.filled.keys()].filter(
      (other) =>
        other !== source &&
        !form.emptied.has(other) &&
        form.fieldOf(other)?.to &&
        follows(entity, source, other),
    )
    for (const other of above) await fillOne(form, other)
    if (above.length > 0) await fillOne(form, source)
  }
}

/** Reads the record by the API, and holds it against what was typed. */
async function compare(
  here: Here,
  entity: Entity,
  { path, filled, desk }: OpenForm,
  { id }: Row & { readonly id: number },
): Promise<(Row & { readonly id: number }) | undefined> {
  const { data, code, message } = await here.call('GET', `${entity.path}/${id}`)
  if (code !== 20000) {
    await here.found(path, 'saved', `cannot be read: ${code} ${message}`, desk)
    return undefined
  }
  const record = data as Row & { readonly id: number }
  await compareTyped(here, entity, path, filled, record, 'was filled with')
  return record
}

/** Holds what was typed against what a record holds; what an upload fills, and what is read masked, is not that. */
export async function compareTyped(
  here: Here,
  { fields }: Entity,
  path: string,
  filled: OpenForm['filled'],
  record: Row,
  did: string,
): Promise<void> {
  const own = Object.values(fields).flatMap(({ fills }) => Object.values(fills ?? {}))
  for (const [source, typed] of filled) {
    const held = at(record, source)
    const isOther = own.includes(source) || String(held).includes('****')
    if (typed !== undefined && !isOther && !same(typed, held)) {
      const what = `${did} ${JSON.stringify(typed)} and holds ${JSON.stringify(held)}`
      await here.found(path, source, what)
    }
  }
}

const at = (record: Row, source: string): unknown =>
  source
    .split('.')
    .reduce<unknown>((value, part) => (value as Row | null | undefined)?.[part], record)
