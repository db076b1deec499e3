import type { Screen } from '#declare'
import type { Desk } from '../desk.ts'
import { agreeableDialog } from '../dialogs.ts'
import type { Here } from '../step.ts'

/** Selects a row, and presses every bulk action as far as its dialog. */
export async function select(here: Here, desk: Desk, screen: Screen): Promise<void> {
  const { page } = desk
  const box = page
    .locator('main :is(tbody, .board, .tree, ol, ul) input[type=checkbox]:not([role=switch])')
    .first()
  if ((await box.count()) === 0) return
  await box.check()
  const bar = page.getByRole('region', { name: '批量操作' })
  const names = await bar.locator('button.MuiButton-outlined').allInnerTexts()
  for (const name of names) {
    desk.watch.written()
    await bar.getByRole('button', { name, exact: true }).first().click({ timeout: 5000 })
    await desk.watch.rests()
    // What asks for nothing and is easily taken back, as to mark as read, is done at once.
    if (!(await agreeableDialog(desk))) {
      if (desk.watch.written().length > 0) await takeBack(desk)
      else await here.found(screen.path, `bulk ${name}`, 'opens no dialog, and does nothing', desk)
    }
    await here.look(desk, screen.path, `bulk ${name}`)
    await page.keyboard.press('Escape')
    await page
      .getByRole('dialog')
      .waitFor({ state: 'hidden', timeout: 3000 })
      .catch(() => undefined)
    if ((await bar.count()) === 0) return
  }
  await bar
    .getByRole('button', { name: '取消选择' })
    .click({ timeout: 3000 })
    .catch(() => undefined)
}

/** What is looked at afterwards stands as it stood. */
async function takeBack({ page, watch }: Desk): Promise<void> {
  await page
    .getByRole('button', { name: /^撤销/ })
    .click({ timeout: 3000 })
    .catch(() => undefined)
  await watch.rests()
}
