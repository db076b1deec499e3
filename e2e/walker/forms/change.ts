import type { Entity, Row, Screen } from '#declare'
import { fieldAt, follows } from '../fieldAt.ts'
import type { Here } from '../step.ts'
import { compareTyped, tellRefusals, validFor } from './create.ts'
import { fillOne, formOf, inputsOn, type OpenForm, openForm, save } from './form.ts'

type Saved = Row & { readonly id: number }

/** How often another value is tried for a field that is refused. */
const TRIES = 3

/** Changes all fields of a record at once; those that are refused, one after the other. */
export async function change(
  here: Here,
  entity: Entity,
  screen: Screen,
  record: Saved,
): Promise<void> {
  const desk = await here.desk()
  const path = `${screen.path}/${record.id}`
  await desk.go(path)
  await here.look(desk, path, 'opened')
  const sources = (await inputsOn(formOf(desk))).filter((source) => !source.includes('.'))
  const refused = await changeThese(here, entity, anew(here, entity, screen, record, desk), sources)
  for (const source of refused) await changeAlone(here, entity, screen, record, source)
}

const anew = (here: Here, entity: Entity, screen: Screen, { id }: Saved, desk: OpenForm['desk']) =>
  openForm({
    desk,
    root: formOf(desk),
    fieldOf: (source) => fieldAt(entity, source),
    path: `${screen.path}/${id}`,
    // Otherwise than it was created: what is typed as it stands is no change.
    wanted: validFor({ ...here, seed: here.seed + 7 }, entity),
    seed: here.seed + 7,
  })

/** Fills these inputs and saves; gives those that are refused. What was refused is left and saved again without. */
async function changeThese(
  here: Here,
  entity: Entity,
  form: OpenForm,
  sources: readonly string[],
): Promise<readonly string[]> {
  const { desk, path } = form
  const refused = new Set<string>()
  for (let round = 0; round < 3; round += 1) {
    const left = sources.filter((source) => !refused.has(source) && isPlain(form, source))
    for (const source of left)
      if ((await inputsOn(formOf(desk))).includes(source)) await fillOne(form, source)
    const outcome = await save(form)
    await tellRefusals(here, form, outcome)
    if (outcome.problems.size === 0 && outcome.alerts.length === 0) {
      await compareChanged(here, entity, form)
      break
    }
    for (const source of outcome.problems.keys()) refused.add(source.split('.')[0] as string)
    await desk.open(path)
    form.filled.clear()
  }
  return [...refused].filter(Boolean)
}

/** Choices bring and take away other inputs: they are changed alone. */
const isPlain = ({ fieldOf }: OpenForm, source: string): boolean =>
  !['choice', 'choices', 'boolean', 'list', 'jump'].includes(fieldOf(source)?.kind ?? 'list')

async function compareChanged(
  here: Here,
  entity: Entity,
  { path, filled }: OpenForm,
): Promise<void> {
  const id = path.split('/').at(-1)
  const { data } = await here.call('GET', `${entity.path}/${id}`)
  await compareTyped(here, entity, path, filled, (data ?? {}) as Row, 'was changed to')
}

async function changeAlone(
  here: Here,
  entity: Entity,
  screen: Screen,
  record: Saved,
  source: string,
): Promise<void> {
  const desk = await here.desk()
  const path = `${screen.path}/${record.id}`
  const form = anew(here, entity, screen, record, desk)
  let said = ''
  let isPlaced = true
  for (let turn = 0; turn < TRIES; turn += 1) {
    await desk.open(path)
    if (!(await inputsOn(formOf(desk))).includes(source)) return
    await fillOne(form, source)
    const outcome = await save(form)
    await tellRefusals(here, form, outcome)
    if (outcome.problems.size === 0 && outcome.alerts.length === 0) return
    said = [...outcome.problems.values(), ...outcome.alerts].join(' · ')
    isPlaced &&= [...outcome.problems.keys()].some((told) => follows(entity, source, told))
  }
  // What is refused again and again at the input, or at one it is held against, a rule says: it is read among the refusals.
  if (isPlaced) return
  await here.cannot(path, source, `is never changed: ${said.slice(0, 300)}`, desk)
}
