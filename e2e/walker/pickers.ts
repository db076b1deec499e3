import type { Locator } from 'playwright-core'
import type { Entity, Row } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import { addEntries, inEveryBranch, type Turning } from './branches.ts'
import { comes } from './comes.ts'
import type { Desk } from './desk.ts'
import { fieldAt, follows } from './fieldAt.ts'
import { makesFrom, recordScreens, writesFrom } from './formScreens.ts'
import { holdsPicker, leadsToPickers, pickerKinds } from './pickerFields.ts'
import { firstOf, recordsOf } from './records.ts'
import type { Chapter, Here, Step } from './step.ts'

/** Every picker on every form, opened in every branch of every choice, typed into and chosen from. */
export const pickers: Chapter = ({ declared, people: [admin] }) =>
  recordScreens(declared)
    .filter(({ entity }) => holdsPicker(entity))
    .flatMap(({ screen, entity }): Step[] => {
      const creates = admin && makesFrom(declared, screen, entity, admin.viewer)
      return [
        ...(creates
          ? [
              {
                key: `pickers ${screen.path}/create`,
                screen,
                walk: (here: Here) => openAll(here, entity, `${screen.path}/create`),
              },
            ]
          : []),
        ...(writesFrom(declared, screen)
          ? [
              {
                key: `pickers ${screen.path}`,
                screen,
                walk: async (here: Here) => {
                  const first = await firstOf(here, entity, screen)
                  const path =
                    screen.kind === 'form' && !first ? screen.path : `${screen.path}/${first?.id}`
                  if (first || screen.kind === 'form') await openAll(here, entity, path)
                },
              },
            ]
          : []),
      ]
    })

/** Each picker of each form for a new record, opened as the form stands: the part of this that fits into `npm test`. */
export const briefPickers: Chapter = ({ declared, people: [admin] }) =>
  recordScreens(declared)
    .filter(({ entity }) => holdsPicker(entity))
    .filter(({ screen, entity }) => admin && makesFrom(declared, screen, entity, admin.viewer))
    .map(({ screen, entity }) => ({
      key: `pickers ${screen.path}/create`,
      screen,
      walk: async (here) => {
        const desk = await here.desk()
        const path = `${screen.path}/create`
        await desk.go(path)
        const form = desk.page.locator('.form-main')
        await addEntries(desk.page, form)
        const asked = new Map<string, string>()
        const stop = hearAsked(desk, asked)
        for (const source of await pickersOn(form, entity))
          await openOne(here, { desk, entity, path, form, source, branch: '', asked }, false)
        stop()
      },
    }))

async function openAll(here: Here, entity: Entity, path: string): Promise<void> {
  const desk = await here.desk()
  // As a link would: each screen is loaded anew where its list is walked.
  await desk.go(path)
  await here.look(desk, path, 'opened')
  const form = desk.page.locator('.form-main')
  const opened = new Set<string>()
  const asked = new Map<string, string>()
  const stop = hearAsked(desk, asked)
  await inEveryBranch(
    desk.page,
    form,
    turningOf(entity, path.endsWith('/create') ? 'create' : 'edit'),
    async (branch, turned) => {
      for (const source of await pickersOn(form, entity)) {
        if (opened.has(source) && !follows(entity, source, turned)) continue
        await openOne(
          here,
          { desk, entity, path, form, source, branch, asked },
          !opened.has(source),
        )
        opened.add(source)
      }
    },
  )
  stop()
}

/** What is offered is asked for as soon as what it follows from is chosen: what was asked last is kept by where it was asked. */
function hearAsked({ page }: Desk, asked: Map<string, string>): () => void {
  const hear = (request: { url(): string }) => {
    const { pathname, search } = new URL(request.url())
    if (/[?&]pick=/.test(search)) asked.set(pathname, decodeURIComponent(search))
  }
  page.on('request', hear)
  return () => page.off('request', hear)
}

/** Types of what a tap opens whose pickers were opened on this walk: they are the same on every form. */
const jumped = new Set<string>()
/** Options that were turned to on this walk: an entity has one form for all its screens, to make records and to change them. */
const turned = new Set<string>()

/** Those of the options that were not there before, which are noted. */
const fresh = (seen: Set<string>, options: readonly string[], of = ''): readonly string[] => {
  const left = options.filter((one) => !seen.has(of + one))
  for (const one of left) seen.add(of + one)
  return left
}

/** Only choices that something follows from bring pickers, or change what these offer. */
const turningOf = (entity: Entity, form: 'create' | 'edit'): Turning => ({
  turns: (source) => fieldAt(entity, source)?.kind === 'jump' || leadsToPickers(entity, source),
  optionsOf: ({ source, options }) => {
    if (fieldAt(entity, source)?.kind !== 'jump')
      return fresh(turned, options, `${entity.name} ${form} ${source}=`)
    const left = fresh(jumped, options)
    return left.length > 0 ? left : options.slice(0, 2)
  },
})

/** The inputs that pick records and take something now. */
const pickersOn = async (form: Locator, entity: Entity): Promise<readonly string[]> => {
  const boxes = form.locator('[data-source] input[role=combobox]:enabled:visible')
  const sources = await boxes.evaluateAll((all) =>
    all.map((box) => box.closest('[data-source]')?.getAttribute('data-source') ?? ''),
  )
  return [...new Set(sources)].filter(
    // One entry of a list stands for all.
    (source) =>
      !/\.[1-9]\d*\./.test(source) && pickerKinds.includes(fieldAt(entity, source)?.kind ?? ''),
  )
}

interface Picker {
  readonly desk: Desk
  readonly entity: Entity
  readonly path: string
  readonly form: Locator
  readonly source: string
  readonly branch: string
  /** What was asked last, by where: what was asked already is not asked again. */
  readonly asked: Map<string, string>
}

/** A list is drawn when what it offers was asked for, which takes a busy machine its time. */
const PATIENCE = 10_000

/** Opens one, and the first time types the name of what it offers and chooses it. */
async function openOne(here: Here, picker: Picker, chooses: boolean): Promise<void> {
  const { desk, path, form, source, branch } = picker
  const element = branch ? `${source} (${branch})` : source
  const { page, watch } = desk
  const box = form.locator(`[data-source="${source}"] input[role=combobox]`).first()
  await box.scrollIntoViewIfNeeded().catch(() => undefined)
  await box.click({ timeout: 5000 }).catch(() => undefined)
  const options = page.locator('.combobox-popper [role=option]')
  const list = page.locator('.combobox-popper').first()
  if (!(await comes(list, 2000))) await box.press('ArrowDown').catch(() => undefined)
  const isOpen = await comes(list, PATIENCE)
  // It says that it looks for them until it has asked: there is nothing only where it says so.
  await comes(list.locator('[role=option], .MuiAutocomplete-noOptions').first(), PATIENCE)
  await watch.rests(8000)
  const failed = await here.look(desk, path, element)
  const names = await options.locator('.combobox-title').allInnerTexts()
  const count = await options.count()
  if (!failed && !isOpen) await tellShut(here, picker, element, box)
  else if (!failed && count === 0) await tellEmpty(here, picker, element)
  else if (chooses && count > 0) await choose(here, picker, element, box, names[0] ?? '')
  await page.keyboard.press('Escape')
}

/** It does not open: right where it went while it was looked for, as a choice asks for another one. */
async function tellShut(here: Here, { desk, path }: Picker, element: string, box: Locator) {
  const stands = (await box.count()) > 0 && (await box.isVisible()) && (await box.isEnabled())
  if (stands) await here.found(path, element, 'does not open', desk)
}

/**
 * Nothing is offered: right where nothing is there, or nothing that belongs to the record that was chosen beside it, as
 * a subject without modules.
 */
async function tellEmpty(
  here: Here,
  { desk, entity, path, source, asked: all }: Picker,
  element: string,
) {
  const field = fieldAt(entity, source)
  const target = here.declared.entities.get(field?.to ?? '')
  const asked = all.get(`/api/portal/${target?.path}`) ?? ''
  const total = target && (await totalOf(here, target))
  if (total === 0 || (target && (await isForOthers(here, target, asked)))) return
  // What was offered elsewhere on this walk is not asked again, and another picker of the same entity was heard last.
  if (target && (await agreesWithOthers(here, entity, source, target))) return
  const of = target ? ` of ${total} ${target.name}` : ''
  await here.found(path, element, `offers nothing${of}, asked ${asked.slice(0, 200)}`, desk)
}

const totalOf = async (here: Here, { path }: Entity): Promise<number> => {
  const { data } = await here.call('GET', `${path}?range=[0,0]`)
  return ((data ?? {}) as { readonly total?: number }).total ?? 0
}

/** Whether what was asked for belongs to one record, and others have some: it would be offered with those. */
async function isForOthers(here: Here, target: Entity, asked: string): Promise<boolean> {
  const filter = JSON.parse(new URLSearchParams(asked).get('filter') ?? '{}') as Row
  const tests = ((filter.all ?? [filter]) as readonly Row[]).flatMap((one) => Object.entries(one))
  const rest = tests.filter(
    ([name, value]) => typeof value !== 'number' || !target.fields[name]?.to,
  )
  if (rest.length === tests.length) return false
  const left = { all: rest.map(([name, value]) => ({ [name]: value })) }
  return (await recordsOf(here, target, rest.length > 0 ? left : {})).total > 0
}

/** Whether a rule offers what agrees with another input, as the children of what was chosen there, and there is some. */
async function agreesWithOthers(
  here: Here,
  entity: Entity,
  source: string,
  target: Entity,
): Promise<boolean> {
  const path = source.replace(/\.\d+\./, '.')
  const agreed = literalsOf(entity).find(({ literal }) => literal.refer === path && literal.same)
  if (!agreed) return false
  return (await recordsOf(here, target, (agreed.literal.where ?? {}) as Row)).total > 0
}

/** Types the name of the first that is offered, and takes it. */
async function choose(here: Here, picker: Picker, element: string, box: Locator, name: string) {
  const { desk, path } = picker
  const { page, watch } = desk
  const typed = name.trim().slice(0, 6)
  if (typed && !typed.startsWith('#')) {
    await box.fill(typed)
    await page.waitForTimeout(300)
    await watch.rests(8000)
    await here.look(desk, path, `${element}, typed ${typed}`)
    if ((await page.locator('.combobox-popper [role=option]').count()) === 0) {
      await here.found(path, element, `does not find its own ${name} by “${typed}”`, desk)
      return
    }
  }
  const first = page.locator('.combobox-popper [role=option]').first()
  await first.click({ timeout: 4000 }).catch(async (error: Error) => {
    await here.cannot(path, element, `nothing can be chosen: ${error.message.split('\n')[0]}`, desk)
  })
  await watch.rests(8000)
  await here.look(desk, path, `${element}, chosen`)
}
