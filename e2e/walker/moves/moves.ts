import type { Action, Entity, Fields, Row, Screen } from '#declare'
import { holds } from '#derive/condition.ts'
import type { Desk } from './desk.ts'
import { firstScreens, recordScreens } from './formScreens.ts'
import { mend } from './forms/create.ts'
import { comes, fillAll, openForm, saidOn, wordOf } from './forms/form.ts'
import { type Found, recordsOf } from './records.ts'
import { refusalsAt } from './refusalsAt.ts'
import type { Chapter, Here, Step } from './step.ts'

/** Every move and action of every entity: pressed where it must work, and called where it must be refused. */
export const moves: Chapter = ({ declared }) =>
  firstScreens(recordScreens(declared))
    .filter(({ entity }) => !entity.keysOf && deedsOf(entity).length > 0)
    .map(
      ({ screen, entity }): Step => ({
        key: `moves ${entity.name}`,
        screen,
        walk: async (here) => {
          await tryGreyed(here, entity, screen)
          for (const name of deedsOf(entity)) {
            await refuse(here, entity, screen, name)
            await press(here, entity, screen, name)
          }
        },
      }),
    )

/** Moves a person makes, and the actions on a record that the portal carries out. */
const deedsOf = ({ moves: all, actions }: Entity): readonly string[] => [
  ...Object.keys(all).filter((name) => !all[name]?.silent && !all[name]?.merges),
  ...Object.keys(actions).filter((name) => isCarriedOut(actions[name] as Action)),
]

/** Other shapes open, show or fill something, and change nothing. */
const isCarriedOut = (action: Action): boolean =>
  [action.on].flat().some((place) => place === 'row' || place === 'form') &&
  !action.later &&
  ![
    'opens',
    'page',
    'plays',
    'previews',
    'offers',
    'gathers',
    'uploads',
    'phrases',
    'fills',
    'merges',
    'picks',
    'next',
    'links',
    'looks',
  ].some((shape) => action[shape as keyof Action] !== undefined)

/** Whether a record is in a state and shape the move or action is for, as far as it tells itself. */
function isFor(here: Here, entity: Entity, name: string, row: Row): boolean {
  const move = entity.moves[name]
  const state = String(row[entity.stateField] ?? '')
  const when = move?.when ?? entity.actions[name]?.when
  const met = holds(when, {
    entity,
    entities: here.declared.entities,
    before: row,
    after: row,
    now: new Date().toISOString(),
    related: () => undefined,
    ask: () => undefined,
  })
  return (!move || move.from.includes(state)) && met !== false
}

const FEW = 40

/** Whoever may not is refused; a record in another state is refused. Called, since no button stands there. */
async function refuse(here: Here, entity: Entity, screen: Screen, name: string): Promise<void> {
  const { list } = await recordsOf(here, entity, {}, FEW)
  const outsider = here.people.find(
    ({ viewer }) => !here.declared.access.mayUse(viewer, entity.name, name),
  )
  const [any] = list
  if (outsider && any) {
    const path = `${entity.path}/${any.id}/${name}`
    const answer = await here.call('POST', path, { confirm: true }, outsider)
    if (answer.code === 20000 || answer.status >= 500)
      await here.found(
        screen.path,
        name,
        `${outsider.name} may not, and is answered ${answer.code} ${answer.message}`,
      )
    else
      here.refused(screen.path, `${name} by ${outsider.name}`, { method: 'POST', path, ...answer })
  }
  const wrong = list.find((row) => entity.moves[name] && !isFor(here, entity, name, row))
  if (!wrong) return
  const path = `${entity.path}/${wrong.id}/${name}`
  const answer = await here.call('POST', path, { confirm: true, reason: '试' })
  const state = wrong[entity.stateField]
  if (answer.code === 20000 || answer.status >= 500)
    await here.found(
      screen.path,
      name,
      `is not for the state ${state}, and is answered ${answer.code} ${answer.message}`,
    )
  else here.refused(screen.path, `${name} in state ${state}`, { method: 'POST', path, ...answer })
}

/** How many records are tried until one lets itself be moved. */
const TRIES = 3

/** Presses it on a record it is for, answers what it asks, and looks whether it did what it says. */
async function press(here: Here, entity: Entity, screen: Screen, name: string): Promise<void> {
  const { list } = await recordsOf(here, entity, (entity.fixed[screen.path] ?? {}) as Row, 100)
  const fit = list.filter((row) => isFor(here, entity, name, row))
  if (fit.length === 0) {
    if (list.length > 0)
      await here.cannot(screen.path, name, 'is for none of the records there are')
    return
  }
  const said: string[] = []
  for (const row of fit.slice(0, TRIES)) {
    const why = await pressOn(here, entity, screen, name, row)
    if (why === undefined) return
    said.push(why)
  }
  const desk = await here.desk()
  await here.cannot(
    screen.path,
    name,
    `never works: ${[...new Set(said)].join(' · ').slice(0, 400)}`,
    desk,
  )
}

/** Why it did not work; undefined where it did. */
async function pressOn(
  here: Here,
  entity: Entity,
  screen: Screen,
  name: string,
  row: Found,
): Promise<string | undefined> {
  const desk = await here.desk()
  const path = `${screen.path}/${row.id}`
  const label = (entity.moves[name] ?? entity.actions[name])?.label[0] ?? name
  await desk.open(path)
  const button = desk.page.locator('main').getByRole('button', { name: label, exact: true }).first()
  if (!(await comes(button, 2500)) && !(await openRowMenu(desk, entity, screen, row, label)))
    return `no button ${label} in state ${row[entity.stateField]}`
  desk.watch.troubles()
  desk.watch.written()
  if (await button.isVisible()) await button.click({ timeout: 4000 })
  await desk.watch.rests(20_000)
  const left = await answerDialog(here, entity, desk, screen.path, name)
  const troubles = desk.watch.troubles()
  for (const trouble of troubles) {
    here.refused(screen.path, name, trouble)
    if (trouble.status >= 500)
      await here.found(screen.path, name, `${trouble.path} → ${trouble.message}`, desk)
  }
  const done = desk.watch
    .written()
    .some(({ path: called }) => called.includes(name) || called.includes(`/${row.id}`))
  if (done) {
    await compareState(here, entity, screen, name, row)
    return undefined
  }
  return left ?? (troubles.map(({ message }) => message).join(' · ') || 'nothing happens')
}

/** The menu of the row in its list, where the record's own page has no button. */
async function openRowMenu(desk: Desk, entity: Entity, screen: Screen, row: Found, label: string) {
  const { page, watch } = desk
  await desk.go(`${screen.path}?filter=${encodeURIComponent(JSON.stringify({ id: row.id }))}`)
  await watch.rests()
  const own = page.locator('main').getByRole('button', { name: label, exact: true }).first()
  if (await comes(own, 800)) return own.click().then(() => true)
  const more = page.getByRole('button', { name: /的更多操作$/ }).first()
  if (!(await comes(more, 800))) return false
  await more.click()
  const item = page.getByRole('menuitem', { name: label, exact: true })
  if (!(await comes(item, 800)) || (await item.isDisabled())) {
    await page.keyboard.press('Escape')
    return false
  }
  await item.click()
  return entity.name !== ''
}

/** Fills what a dialog asks for and agrees, as often as it takes; what it still says at the end. */
async function answerDialog(
  here: Here,
  entity: Entity,
  desk: Desk,
  path: string,
  name: string,
): Promise<string | undefined> {
  const { page, watch } = desk
  let said: string | undefined
  for (let round = 0; round < 6; round += 1) {
    const dialog = page.getByRole('dialog').last()
    if (!(await comes(dialog, round === 0 ? 1200 : 300))) return undefined
    const form = openForm({
      ...{ desk, path, root: dialog, wanted: {} },
      fieldOf: (source) => askedOf(entity, name)[source.split('.')[0] as string],
    })
    await fillAll(form)
    const reason = dialog.locator('textarea[aria-required=true]').last()
    if ((await reason.count()) > 0 && (await reason.inputValue()) === '')
      await reason.fill('机器人试')
    const typed = dialog.getByLabel(/^请输入 .+ 以确认$/)
    if ((await typed.count()) > 0) await typed.fill(await wordOf(typed))
    const ok = dialog.locator('button[type=submit], .MuiButton-contained').last()
    if ((await ok.count()) > 0 && !(await ok.isEnabled())) {
      said = (await dialog.innerText()).replace(/\s+/g, ' ').slice(0, 200)
      break
    }
    await ok.click({ timeout: 4000 }).catch(() => undefined)
    await watch.rests(20_000)
    const outcome = await saidOn(form)
    refusalsAt(here, path, name, outcome)
    said = [...outcome.problems.values(), ...outcome.alerts].join(' · ') || undefined
    if (outcome.problems.size > 0) await mend(form, { ...outcome, saved: undefined }, round)
  }
  await page.keyboard.press('Escape')
  return said
}

/** What it may ask for: fields of its own, or those of the record. */
const askedOf = (entity: Entity, name: string): Fields => {
  const own = entity.actions[name]?.asks
  return { ...entity.fields, ...(own && !Array.isArray(own) ? (own as Fields) : {}) }
}

async function compareState(here: Here, entity: Entity, screen: Screen, name: string, row: Found) {
  const move = entity.moves[name]
  if (!move || move.job) return
  const { data } = await here.call('GET', `${entity.path}/${row.id}`)
  const state = (data as Row | null)?.[entity.stateField]
  if (state !== undefined && state !== move.to)
    await here.found(
      screen.path,
      name,
      `is answered as done, and the record is ${state} in place of ${move.to}`,
    )
}

/** What a row's menu shows greyed out is refused over HTTP too. */
async function tryGreyed(here: Here, entity: Entity, screen: Screen): Promise<void> {
  if (!['resource', 'list'].includes(screen.kind)) return
  const { page } = await here.desk()
  for (const state of [undefined, ...Object.keys(entity.states)].slice(
    Object.keys(entity.states).length > 0 ? 1 : 0,
  )) {
    const held = {
      ...(entity.fixed[screen.path] as Row),
      ...(state && { [entity.stateField]: state }),
    }
    const {
      list: [row],
    } = await recordsOf(here, entity, held)
    if (!row) continue
    const desk = await here.desk()
    await desk.go(`${screen.path}?filter=${encodeURIComponent(JSON.stringify({ id: row.id }))}`)
    const more = page.getByRole('button', { name: /的更多操作$/ }).first()
    if (!(await comes(more, 1500))) continue
    await more.click()
    const greyed = await page.locator('[role=menuitem][aria-disabled=true]').allInnerTexts()
    await page.keyboard.press('Escape')
    if (!greyed.some((text) => text.startsWith('删除'))) continue
    const answer = await here.call('DELETE', `${entity.path}/${row.id}`, { confirm: true })
    if (answer.code === 20000)
      await here.found(
        screen.path,
        `delete in state ${state}`,
        'is greyed out, and the portal takes it',
      )
    else
      here.refused(screen.path, `delete in state ${state}`, {
        method: 'DELETE',
        path: entity.path,
        ...answer,
      })
  }
}
