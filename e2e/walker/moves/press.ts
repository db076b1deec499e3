import type { Locator } from 'playwright-core'
import type { Entity, Fields, Row, Screen } from '#declare'
import { toShanghai } from '#widgets/format/dateTime.ts'
import { comes } from '../comes.ts'
import { against, deedsOf, hasRight } from '../deeds.ts'
import type { Desk } from '../desk.ts'
import { dialogComes } from '../dialogs.ts'
import { lookUp, mend } from '../forms/create.ts'
import { fillAll, type OpenForm, openForm, saidOn, wordOf } from '../forms/form.ts'
import { boardOf } from '../lists/boards.ts'
import type { Walker } from '../people.ts'
import { type Found, recordsOf } from '../records.ts'
import { refusalsAt } from '../refusalsAt.ts'
import type { Here } from '../step.ts'

/** How many records are tried until one lets itself be moved. */
const TRIES = 4
/** So many are looked through for one whose dialog has something to be chosen. */
const LOOKS = 12

/** A record a deed is for, and a screen it stands on. */
interface Candidate {
  readonly screen: Screen
  readonly row: Found
}

/**
 * Presses it on a record it is for, answers what it asks, and looks whether it did what it says; gives why it did not
 * work, undefined where it did or where there are no records at all.
 */
export async function press(
  here: Here,
  entity: Entity,
  screens: readonly Screen[],
  name: string,
): Promise<string | undefined> {
  const { fit, any } = await candidates(here, entity, screens, name)
  if (fit.length === 0) return any ? noneFit : undefined
  const said = new Set<string>()
  // What somebody else does not get through with, the admin tries with the same record where there is no other.
  const tried = fit.length > 1 ? fit : [...fit, ...fit]
  let turn = 0
  for (const { screen, row } of tried.slice(0, LOOKS)) {
    const walker = await presser(here, entity, row, name, turn)
    const why = await pressOn(here, { entity, screen, name, row, walker })
    if (why === undefined) return undefined
    said.add(`${walker.name}: ${why}`)
    // There may be something for the record of another camp, or company.
    if (!why.endsWith(nothingOffered)) turn += 1
    if (turn >= TRIES) break
  }
  return `never works: ${[...said].join(' · ').slice(0, 400)}`
}

/** Why a deed is not pressed that no record stands open to. */
export const noneFit = 'is for none of the records there are'
const nothingOffered = 'offers nothing to be chosen'

/** The records it is for, from all screens of the entity; and whether there are any at all. */
async function candidates(
  here: Here,
  entity: Entity,
  screens: readonly Screen[],
  name: string,
): Promise<{ readonly fit: readonly Candidate[]; readonly any: boolean }> {
  const [admin] = here.people as [Walker]
  const move = entity.moves[name]
  const fit: Candidate[] = []
  let any = false
  // A form of settings shows many records in one, and what is done with each where they are listed.
  const listed = screens.filter(({ kind }) => kind !== 'form')
  for (const screen of listed.length > 0 ? listed : screens) {
    const fixed = (entity.fixed[screen.path] ?? {}) as Row
    const asked = { ...(move && { [entity.stateField]: move.from }), ...fixed }
    const { list } = await recordsOf(here, entity, asked, ASKED)
    any ||= list.length > 0 || (await recordsOf(here, entity, fixed)).total > 0
    for (const row of list)
      if (
        !fit.some((one) => one.row.id === row.id) &&
        !isOneself(here, entity, row) &&
        isOpenTo(here, admin, entity, row, name)
      )
        fit.push({ screen, row })
  }
  return { fit: await likelyFirst(here, entity, name, fit), any }
}

/** Whether it is one of those who walk: nobody would walk on. */
const isOneself = ({ people }: Here, { name }: Entity, { username }: Row): boolean =>
  name === 'portalUser' && people.some(({ person }) => person.username === username)

/** So many are asked about before one is pressed. */
const ASKED = 300

/**
 * Those that a dry run takes go first, then those of which it wants what the dialog asks for; a browser takes its time.
 * None better is to be had than as many of these as are tried.
 */
async function likelyFirst(
  here: Here,
  entity: Entity,
  name: string,
  fit: readonly Candidate[],
): Promise<readonly Candidate[]> {
  const asked = askedFor(entity, name)
  const ranked: (readonly [number, Candidate])[] = []
  for (const one of spread(entity, fit)) {
    const deed = name in entity.moves ? { move: name } : { action: name }
    const body = { id: one.row.id, ...deed, values: {}, reason: '试' }
    const { data, code } = await here.call('POST', `${entity.path}/check`, body)
    const { errors = {} } = (data ?? {}) as { readonly errors?: Row }
    const left = Object.keys(errors).filter((field) => !asked.includes(field.split('.')[0] ?? ''))
    ranked.push([code === 20000 ? left.length * 100 + Object.keys(errors).length : 50, one])
    if (ranked.filter(([rank]) => rank < ASKS).length >= LOOKS) break
    if (code === 20000 && Object.keys(errors).length === 0 && ranked.length > 2) break
  }
  return ranked.toSorted(([a], [b]) => a - b).map(([, one]) => one)
}
/** Whatever ranks below wants no more than what the dialog asks for. */
const ASKS = 50

/** One of each record they belong to first: what is for none of a period may be for another's. */
function spread({ fields }: Entity, all: readonly Candidate[]): readonly Candidate[] {
  const above = Object.keys(fields).find((name) => fields[name]?.kind === 'ref') ?? 'id'
  const met = new Map<unknown, number>()
  return all
    .map((one) => {
      const nth = met.get(one.row[above]) ?? 0
      met.set(one.row[above], nth + 1)
      return { nth, one }
    })
    .toSorted((a, b) => a.nth - b.nth)
    .map(({ one }) => one)
}

/** The fields a move or an action asks for in its dialog, or that it demands. */
const askedFor = ({ moves, actions, rules }: Entity, name: string): readonly string[] => [
  ...(moves[name]?.asks ?? []),
  ...(Array.isArray(actions[name]?.asks)
    ? actions[name].asks
    : Object.keys(actions[name]?.asks ?? {})),
  ...Object.values(rules)
    .flat()
    .filter(({ move }) => [move].flat().includes(name))
    .flatMap(({ needs }) => (needs ?? []) as readonly unknown[])
    .filter((need) => typeof need === 'string'),
]

const isOpenTo = (here: Here, walker: Walker, entity: Entity, row: Row, name: string): boolean =>
  against(here, walker, entity, row, name).length === 0

/** Whoever is not the admin, may, and is shown the record goes first; then the admin. */
async function presser(
  here: Here,
  entity: Entity,
  row: Found,
  name: string,
  turn: number,
): Promise<Walker> {
  const [admin, ...others] = here.people as [Walker, ...Walker[]]
  const able = others.find(
    (one) => hasRight(here, one, entity, row, name) && isOpenTo(here, one, entity, row, name),
  )
  if (turn > 0 || !able) return admin
  const { code } = await here.call('GET', `${entity.path}/${row.id}`, undefined, able)
  return code === 20000 ? able : admin
}

/** One press: what, on which record, where, by whom. */
interface Press {
  readonly entity: Entity
  readonly screen: Screen
  readonly name: string
  readonly row: Found
  readonly walker: Walker
}

/** Why it did not work; undefined where it did. */
async function pressOn(here: Here, pressed: Press): Promise<string | undefined> {
  const { entity, screen, name, row, walker } = pressed
  const desk = await here.desk(walker.name)
  const { page, watch } = desk
  const label = (entity.moves[name] ?? entity.actions[name])?.label[0] ?? name
  await desk.go(`${screen.path}/${row.id}`)
  watch.troubles()
  watch.written()
  const button = page
    .locator('main :not(nav) > button')
    .and(page.getByRole('button', { name: label, exact: true }))
    .first()
  const patience = standsOnPage(entity, name) ? PATIENCE : 800
  if (await comes(button, patience)) await button.click({ timeout: 4000 }).catch(() => undefined)
  else if (!(await openRowMenu(desk, pressed, label)))
    return `no button ${label} in state ${row[entity.stateField]}`
  await watch.rests(20_000)
  const left = await answerDialog(here, desk, pressed)
  const troubles = watch.troubles()
  for (const trouble of troubles) {
    here.refused(screen.path, name, trouble)
    if (trouble.status >= 500)
      await here.found(screen.path, name, `${trouble.path} → ${trouble.message}`, desk)
  }
  if (watch.written().some(({ path: called }) => isCallOf(entity, called, name))) {
    await compareState(here, entity, screen, name, row)
    return undefined
  }
  return left ?? (troubles.map(({ message }) => message).join(' · ') || 'nothing happens')
}

/** What a page can do with its record is drawn when its rules have come, which takes a busy machine its time. */
const PATIENCE = 8000

const standsOnPage = ({ moves, actions }: Entity, name: string): boolean =>
  name in moves || [actions[name]?.on].flat().includes('form')

/** Whether a call that was taken is one of the entity's, under its own path or the one declared for the deed. */
function isCallOf({ path, endpoints }: Entity, called: string, name: string): boolean {
  const own = endpoints[name]
  const named = typeof own === 'string' ? own : own && 'call' in own ? own.call : undefined
  const declared = named?.split(' ').at(-1)?.split('{')[0]
  return [path, declared].some((one) => one && called.startsWith(`/api/portal/${one}`))
}

/** The menu of the row in its list, where the record's own page has no button. */
async function openRowMenu(desk: Desk, { entity, screen, row }: Press, label: string) {
  const { page, watch } = desk
  // Of several boards or trees the one it stands on.
  const scope = ['board', 'tree'].includes(screen.kind)
    ? boardOf(entity, (entity.fixed[screen.path] ?? {}) as Row)
    : []
  const filter = { ...Object.fromEntries(scope.map((one) => [one, row[one]])), id: row.id }
  await desk.go(`${screen.path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  await watch.rests()
  const own = page
    .locator('main :not(nav) > button')
    .and(page.getByRole('button', { name: label, exact: true }))
    .first()
  const more = page.getByRole('button', { name: /的更多操作$/ }).first()
  await comes(own.or(more).first(), PATIENCE)
  if (await own.isVisible())
    return own.click({ timeout: 4000 }).then(
      () => true,
      () => false,
    )
  if (!(await more.isVisible())) return false
  await more.click({ timeout: 4000 }).catch(() => undefined)
  const item = page.getByRole('menuitem', { name: label, exact: true })
  if (!(await comes(item, 800)) || (await item.isDisabled())) {
    await page.keyboard.press('Escape')
    return false
  }
  await item.click({ timeout: 4000 }).catch(() => undefined)
  return true
}

/** Fills what a dialog asks for and agrees, as often as it takes; what it still says at the end. */
async function answerDialog(
  here: Here,
  desk: Desk,
  { entity, screen: { path }, name, row }: Press,
): Promise<string | undefined> {
  const { page, watch } = desk
  let said: string | undefined
  const dialog = page.getByRole('dialog').last()
  // What was refused is filled otherwise in the same dialog: it is one form, however often it is sent.
  const form = openForm({
    ...{ desk, path, root: dialog, wanted: soon(askedOf(entity, name)), seed: here.seed },
    fieldOf: (source) => askedOf(entity, name)[source.split('.')[0] as string],
  })
  for (let round = 0; round < 8; round += 1) {
    // What it shows is read before it opens; what comes after it, where anything does, is there at once.
    if (round > 0 && watch.hasWritten((call) => isCallOf(entity, call.path, name))) return undefined
    if (!(await dialogComes(desk, round === 0 ? undefined : 1200))) return undefined
    if (round === 0) await leaveFilled(form)
    await fillAll(form)
    const reason = dialog.locator('textarea[aria-required=true]').last()
    if ((await reason.count()) > 0 && (await reason.inputValue()) === '')
      await reason.fill('机器人试')
    const typed = dialog.getByLabel(/^请输入 .+ 以确认$/)
    if ((await typed.count()) > 0) await typed.fill(await wordOf(typed))
    const ok = dialog.locator('button[type=submit], .MuiButton-contained').last()
    // Whether it can be done is asked as soon as one has filled what it asks for.
    await dialog
      .getByText('正在检查')
      .waitFor({ state: 'hidden', timeout: PATIENCE })
      .catch(() => undefined)
    if ((await ok.count()) > 0 && !(await isOpened(ok))) {
      said = (await dialog.innerText()).replace(/\s+/g, ' ').slice(0, 200)
      break
    }
    await ok.click({ timeout: 4000 }).catch(() => undefined)
    await watch.rests(20_000)
    const outcome = await saidOn(form)
    refusalsAt(here, path, name, outcome)
    const told = [...outcome.problems].map(([source, message]) => `${source}: ${message}`)
    said = [...told, ...outcome.alerts].join(' · ') || undefined
    if (outcome.problems.size === 0) continue
    // What was filled and is wanted all the same had nothing to be chosen.
    const bare = [...outcome.problems].find(
      ([source, message]) => form.fieldOf(source)?.to && /必填|请选择/.test(message),
    )
    if (bare && round > 0) {
      said = `${bare[0]} ${nothingOffered}`
      break
    }
    await lookUp(here, form, outcome, row)
    await mend(form, { ...outcome, saved: undefined }, round)
  }
  await page.keyboard.press('Escape')
  return said
}

/** What a dialog proposes is taken as it is: how many days to shift by, a reason given before. */
async function leaveFilled({ root, filled }: OpenForm): Promise<void> {
  const held = await root
    .locator('[data-source]')
    .evaluateAll((all) =>
      all
        .filter((one) => one.querySelector<HTMLInputElement>('input.field-box, textarea')?.value)
        .map((one) => one.getAttribute('data-source') ?? ''),
    )
  for (const source of held) filled.set(source, undefined)
}

/** A button that waits for an answer opens a moment after it came. */
async function isOpened(button: Locator): Promise<boolean> {
  for (const until = Date.now() + 1500; Date.now() < until; await button.page().waitForTimeout(50))
    if (await button.isEnabled()) return true
  return false
}

const DAY = 86_400_000

/** Times that are asked for are taken a few days ahead, a moment after the days: what is already over is refused. */
function soon(fields: Fields): Row {
  const at = (days: number) => toShanghai(Date.now() + days * DAY)
  const times: Row = {
    period: { start: at(2), end: at(9) },
    dateTime: at(10),
    date: at(10).slice(0, 10),
  }
  const held = Object.entries(fields).filter(([, { kind }]) => kind in times)
  return Object.fromEntries(held.map(([name, { kind }]) => [name, times[kind]]))
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
  if (state !== undefined && !reached(entity, move.to).has(String(state)))
    await here.found(
      screen.path,
      name,
      `is answered as done, and the record is ${state} in place of ${move.to}`,
    )
}

/** The states a record may have got to by itself before it is looked at: what is parsed begins at once, and is done. */
function reached(entity: Entity, state: string): ReadonlySet<string> {
  const pressed = deedsOf(entity)
  const silent = Object.entries(entity.moves).flatMap(([name, move]) =>
    pressed.includes(name) ? [] : [move],
  )
  const all = new Set([state])
  for (let size = 0; size < all.size; ) {
    size = all.size
    for (const { from, to } of silent) if ([from].flat().some((one) => all.has(one))) all.add(to)
  }
  return all
}
