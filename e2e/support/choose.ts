import type { Locator } from 'playwright-core'

/** An option of a menu: by what it is called, or by what the record holds then. */
type Option = string | { readonly value: string }

/** Chooses from a menu as a person does: opens it, and presses the option. */
export async function choose(menu: Locator, option: Option, patience?: number): Promise<void> {
  const list = await open(menu, patience)
  await (typeof option === 'string'
    ? list.getByRole('option', { name: option, exact: true })
    : list.locator(`[role=option][data-value="${option.value}"]`)
  ).click()
  await list.waitFor({ state: 'detached' })
}

/** What a menu offers, as the record holds it; opened and shut again, and nothing is chosen. */
export async function menuOptions(menu: Locator, patience?: number): Promise<readonly string[]> {
  const list = await open(menu, patience)
  const values = await list
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-value') ?? ''))
  await menu.page().keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  return values.filter(Boolean)
}

async function open(menu: Locator, patience?: number): Promise<Locator> {
  await menu.click(patience === undefined ? {} : { timeout: patience })
  const list = menu.page().locator('.select-menu [role=listbox]')
  await list.waitFor()
  return list
}

/** The menus within: not the boxes that look records up, which one types into. */
export const menusIn = (place: Locator): Locator =>
  place.locator('.select > [role=combobox]:not([aria-disabled=true])')
