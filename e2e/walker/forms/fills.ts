import type { Locator, Page } from 'playwright-core'
import type { Field, KindName } from '#declare'
import { duration } from '#widgets/format/duration.ts'
import { yuan } from '#widgets/format/money.ts'
import { choose, menuOptions, menusIn } from '../../support/choose.ts'
import { comes } from '../comes.ts'
import type { Watch } from '../watch.ts'
import { mediaFile, pictureFile, someFile } from './files.ts'

/** An input to be filled, and with what. */
export interface Place {
  readonly page: Page
  readonly watch: Watch
  readonly field: Field
  /** What surrounds the input, its label included. */
  readonly at: Locator
  /** A valid value of its kind; nothing for those that are chosen of what is offered. */
  readonly value: unknown
  /** How often it was tried before: another time another one is chosen. */
  readonly turn: number
}

/** Fills an input as a person does; gives what the record is to hold, undefined where only the portal can tell. */
export type Fill = (place: Place) => Promise<unknown>

const box = ({ at }: Place): Locator => at.locator('input, textarea').first()

const typed =
  (write: (value: never) => string): Fill =>
  async (place) => {
    const { value } = place
    if (value === null || value === undefined) return undefined
    await box(place).fill(write(value as never))
    await box(place).blur()
    return value
  }

const text = typed(String)

/** A switch stands as it is proposed, and the other way where that was refused. */
const turned: Fill = async ({ at, turn }) => {
  const box = at.locator('input[role=switch]').first()
  if (turn > 0) await box.setChecked(!(await box.isChecked()), { timeout: 4000 })
  return box.isChecked()
}

/** Chosen is what the value says, or the one after it where that was refused. */
const choice: Fill = async ({ at, value, turn }) => {
  const menu = menusIn(at).first()
  const isMenu = (await menu.count()) > 0
  const options = isMenu
    ? await menuOptions(menu)
    : await at
        .locator('input[type=radio]')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const wanted = Math.max(0, options.indexOf(String(value)))
  const option = options[(wanted + turn) % Math.max(1, options.length)]
  if (option === undefined) return undefined
  if (isMenu) await choose(menu, { value: option })
  else await at.locator(`input[type=radio][value="${option}"]`).check()
  return option
}

/** A word is typed, or chosen among those that another record lists. */
const word: Fill = (place) => (place.field.among ? choice(place) : text(place))

const choices: Fill = async ({ at, turn, field }) => {
  const boxes = await at.locator('input[type=checkbox]:enabled').all()
  const count = Math.max(1, field.min ?? 1)
  const from = turn % Math.max(1, boxes.length)
  for (const [index, one] of boxes.entries())
    await one.setChecked(index >= from && index < from + count)
  return undefined
}

const period: Fill = async ({ at, value }) => {
  const { start, end } = (value ?? {}) as { readonly start?: string; readonly end?: string }
  const boxes = at.locator('.time-box input')
  // Of what has begun the end alone can be moved.
  for (const [index, moment] of [start, end].entries())
    if (moment && (await boxes.nth(index).isEnabled())) await boxes.nth(index).fill(clock(moment))
  await boxes.last().blur()
  return undefined
}

/** A moment as one types it here. */
const clock = (moment: string) => moment.slice(0, 19).replace('T', ' ')

/** Chooses a record of those that are offered. */
const picked: Fill = async ({ page, watch, at, turn }) => {
  const input = at.locator('input[role=combobox]').first()
  await input.click()
  const list = page.locator('.combobox-popper').first()
  // It may have been drawn anew under the click.
  if (!(await comes(list))) await input.press('ArrowDown')
  await list.waitFor({ timeout: 10_000 })
  await watch.rests()
  const options = page.locator('.combobox-popper [role=option]')
  await options
    .first()
    .waitFor({ timeout: 1500 })
    .catch(() => undefined)
  const count = await options.count()
  if (count === 0) {
    await page.keyboard.press('Escape')
    return undefined
  }
  await options.nth(turn % count).click()
  return undefined
}

const severalPicked: Fill = async (place) => {
  for (let left = Math.max(1, place.field.min ?? 1); left > 0; left -= 1) await picked(place)
  return undefined
}

/** A type that needs a record is tried before those that need nothing. */
const jump: Fill = async (place) => {
  const { at, turn } = place
  const menu = menusIn(at).first()
  const options = await menuOptions(menu)
  if (options.length === 0) return undefined
  await choose(menu, { value: options[turn % options.length] as string })
  const target = at.locator('input.field-box').first()
  if ((await target.count()) === 0) return undefined
  if ((await target.getAttribute('role')) === 'combobox') return picked({ ...place, turn: 0 })
  const isAddress = (await target.getAttribute('placeholder')) === 'https://'
  await target.fill(isAddress ? 'https://www.example.com/walk' : 'pages/index')
  return undefined
}

const tags: Fill = async (place) => {
  const { at, value } = place
  const input = at.locator('input').first()
  if (((await input.getAttribute('placeholder')) ?? '').startsWith('从已有')) return picked(place)
  for (const word of [value].flat()) {
    await input.fill(String(word))
    await input.press('Enter')
  }
  return undefined
}

const richText: Fill = async ({ page, at, value }) => {
  const editor = at.locator('[contenteditable=true]').first()
  await editor.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(String(value).replace(/<[^>]+>/g, ''))
  await editor.blur()
  return undefined
}

/** Sends a file, and waits until it arrived. */
const sent =
  (
    fileOf: (field: Field, turn: number) => { name: string; mimeType: string; buffer: Buffer },
  ): Fill =>
  async ({ watch, at, field, turn }) => {
    const count = field.kind === 'images' ? Math.max(1, field.min ?? 1) : 1
    const input = at.locator('input[type=file]').first()
    const replace = at.getByRole('button', { name: /^替换|^删除视频/ })
    if ((await input.count()) === 0) await replace.first().click({ timeout: 3000 })
    for (let nth = 0; nth < count; nth += 1) {
      await input.setInputFiles(fileOf(field, turn * 10 + nth), { timeout: 5000 })
      await watch.rests(30_000)
      await at
        .locator('img, .sound, video, .file-stored, [role=alert]')
        .first()
        .waitFor({ timeout: 20_000 })
    }
    return undefined
  }

/** Of a list an entry is added; what stands in it is filled as any other input. */
const entry: Fill = async ({ at, field, value }) => {
  const wanted = Math.max(1, field.min ?? 1, Array.isArray(value) ? value.length : 1)
  const add = at.locator('button.field-add').last()
  for (let there = await at.locator('.field-entries > li').count(); there < wanted; there += 1)
    if (await add.isEnabled()) await add.click()
  return undefined
}

/** What is typed as it is kept; or what a choice beside it brings inputs of its own for, each filled by what it is. */
const json: Fill = async (place) => {
  const { page, watch, at, turn } = place
  if ((await at.locator('textarea').count()) > 0) return typedJson(place)
  for (const menu of await menusIn(at).all()) {
    const options = await menuOptions(menu)
    const option = options[turn % Math.max(1, options.length)]
    if (option !== undefined) await choose(menu, { value: option })
  }
  await watch.rests()
  for (const input of await at.locator('input[role=combobox]:enabled').all()) {
    const own = page.locator('.field-part').filter({ has: input }).or(at).last()
    await picked({ ...place, at: own, turn: 0 })
  }
  for (const input of await at.locator('input:not([role]):not([type=hidden]):enabled').all())
    if ((await input.inputValue()) === '') await input.fill('3')
  return undefined
}
const typedJson = typed((value: unknown) => JSON.stringify(value, null, 2))

/** How an input of each kind is filled. Kinds the portal keeps have none. */
export const fills: { readonly [K in KindName]?: Fill } = {
  text: word,
  longText: text,
  url: text,
  phone: text,
  code: word,
  integer: text,
  decimal: text,
  percent: text,
  order: text,
  money: typed(yuan),
  duration: typed(duration),
  color: text,
  date: text,
  dateTime: typed(clock),
  boolean: turned,
  choice,
  choices,
  period,
  ref: picked,
  parent: picked,
  refs: severalPicked,
  jump,
  tags,
  richText,
  json,
  list: entry,
  image: sent(pictureFile),
  images: sent(pictureFile),
  audio: sent(mediaFile),
  video: sent(mediaFile),
  file: sent(someFile),
}

/** Takes out what an input holds, as far as it has a way to. */
export async function clear({ at, page }: Pick<Place, 'at' | 'page'>): Promise<void> {
  const remove = at.locator(
    '.MuiAutocomplete-clearIndicator, button:text-matches("^(移除|清除|删除)")',
  )
  const icons = at.getByRole('button', { name: /^(移除|清除)/ })
  for (const buttons of [remove, icons])
    for (let left = await buttons.count(); left > 0; left -= 1)
      await buttons
        .last()
        .click({ timeout: 2000 })
        .catch(() => undefined)
  const menu = menusIn(at).first()
  if ((await menu.count()) > 0) await choose(menu, { value: '' }).catch(() => undefined)
  for (const input of await at.locator('input:not([type]), input[type=text], textarea').all())
    await input.fill('').catch(() => undefined)
  for (const one of await at.locator('input[type=checkbox]:not([role]):enabled').all())
    await one.uncheck().catch(() => undefined)
  const editor = at.locator('[contenteditable=true]')
  if ((await editor.count()) > 0) {
    await editor.first().click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
  }
}
