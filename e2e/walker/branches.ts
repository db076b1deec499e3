import type { Locator, Page } from 'playwright-core'
import { choose, menuOptions, menusIn } from '../support/choose.ts'

/** One input of a form by which others come and go: a menu, a set of buttons, a switch. */
export interface Choice {
  readonly source: string
  /** How it is found again: others may have come before it meanwhile. */
  readonly at: Locator
  readonly options: readonly string[]
  readonly now: string
  choose(option: string): Promise<void>
}

interface Told extends Pick<Choice, 'source' | 'options' | 'now'> {
  readonly kind: keyof typeof chosen
}

/**
 * The inputs of a form by which others may come and go, in their order.
 * @param isMeant which of them: a menu is opened to read what it offers
 */
export async function choicesOn(
  form: Locator,
  isMeant: (source: string) => boolean,
): Promise<readonly Choice[]> {
  const told = await form.locator('[data-source]').evaluateAll((fields): Told[] =>
    fields.flatMap((field): Told[] => {
      const source = field.getAttribute('data-source') ?? ''
      const own = <T extends Element>(selector: string): T[] =>
        [...field.querySelectorAll<T>(selector)].filter(
          (one) => one.closest('[data-source]') === field,
        )
      const [menu] = own('.select > [role=combobox]:not([aria-disabled=true])')
      if (menu) {
        const now = menu.parentElement?.querySelector('input')?.value ?? ''
        return [{ source, kind: 'menu', options: [], now }]
      }
      const buttons = own<HTMLInputElement>('input[type=radio]:enabled')
      if (buttons.length > 0) {
        const options = buttons.map(({ value }) => value)
        const now = buttons.find(({ checked }) => checked)?.value ?? ''
        return [{ source, kind: 'buttons', options, now }]
      }
      const [turned] = own<HTMLInputElement>('input[role=switch]:enabled')
      if (!turned) return []
      return [
        {
          source,
          kind: 'switch',
          options: ['on', 'off'],
          now: turned.checked ? 'on' : 'off',
        },
      ]
    }),
  )
  const choices: Choice[] = []
  for (const { source, kind, options: shown, now } of told.filter((one) => isMeant(one.source))) {
    const at = form.locator(`[data-source="${source}"]`).first()
    // What was just turned may take away another input once the page comes to draw it.
    const options =
      kind === 'menu'
        ? await menuOptions(menusIn(at).first(), PATIENCE).catch(() => undefined)
        : shown
    if (options === undefined) continue
    choices.push({ source, at, options, now, choose: (option) => chosen[kind](at, option) })
  }
  return choices
}

/** How long a menu that was seen may take to be there to be opened, in milliseconds. */
const PATIENCE = 5000

const chosen = {
  menu: (field: Locator, option: string) =>
    choose(menusIn(field).first(), { value: option }, PATIENCE),
  buttons: (field: Locator, option: string) =>
    field.locator(`input[type=radio][value="${option}"]`).first().check({ timeout: PATIENCE }),
  switch: (field: Locator, option: string) =>
    field
      .locator('input[role=switch]')
      .first()
      .setChecked(option === 'on', { timeout: PATIENCE }),
}

/** Adds an entry to each list of the form that has none, so that what stands in entries is there. */
export async function addEntries(page: Page, form: Locator): Promise<void> {
  for (const add of await form.locator('button.field-add:enabled').all()) {
    const list = form.locator('[data-source]').filter({ has: add }).last()
    if ((await list.locator('.field-entries > li').count()) === 0)
      await add.click({ timeout: 3000 }).catch(() => undefined)
  }
  await drawn(page)
}

/** What follows from a choice is reckoned when the browser has time, and drawn after that. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 2000 }))
    await idle().then(idle)
  })

/** Which inputs are turned, and to which of their options. */
export interface Turning {
  turns(source: string): boolean
  optionsOf(choice: Choice): readonly string[]
}

/**
 * What is done in every branch: once as the form stands, then for each option of each choice, and what that brings.
 * It is told the branch, and the input that was turned last.
 */
export async function inEveryBranch(
  page: Page,
  form: Locator,
  { turns, optionsOf }: Turning,
  visit: (branch: string, turned: string) => Promise<void>,
): Promise<void> {
  await addEntries(page, form)
  await visit('', '')
  const known = new Set<string>()
  const into = async (above: string): Promise<void> => {
    const fresh = await choicesOn(
      form,
      (source) => !known.has(source) && !/\.[1-9]\d*\./.test(source) && turns(source),
    )
    for (const { source } of fresh) known.add(source)
    for (const choice of fresh) {
      for (const option of optionsOf(choice).filter((one) => one !== choice.now)) {
        if ((await choice.at.count()) === 0) break
        await choice.choose(option).catch(() => undefined)
        await addEntries(page, form)
        const branch = [above, `${choice.source}=${option}`].filter(Boolean).join(' ')
        await visit(branch, choice.source)
        await into(branch)
      }
      if (choice.now && (await choice.at.count()) > 0)
        await choice.choose(choice.now).catch(() => undefined)
    }
  }
  await into('')
}
