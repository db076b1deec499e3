import type { Locator, Page } from 'playwright-core'
import { ask, makeEditor, type Person, sessionOf } from './desk.ts'
import type { RunningPortal } from './portal.ts'

/** Where lists of grants are handed in. */
export const grantScreen = '/datas/benefitTopUp'

/** Step 2 as one does it: file, reason, check. */
export async function upload(
  page: Page,
  file: Parameters<Locator['setInputFiles']>[0],
  reason: string,
) {
  await page.getByRole('button', { name: /拖入表格/ }).setInputFiles(file)
  await page.getByRole('button', { name: /^移除文件/ }).waitFor()
  await page.getByLabel('补赠原因').fill(reason)
  await page.getByRole('button', { name: '开始校验' }).click()
}

/** What a tile counts. */
export const tile = (page: Page, name: string) =>
  page
    .locator('.bulk-tile')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('strong')
    .innerText()

/** Ticks everything that is to be seen before a list is confirmed, once the dialog tells it. */
export async function tickAll(dialog: Locator): Promise<void> {
  const ticks = dialog.getByRole('checkbox')
  await ticks.first().waitFor()
  for (const tick of await ticks.all()) await tick.check()
}

/** Leaves out the rows that have problems, agreed to in the dialog. */
export async function dropProblems(page: Page): Promise<void> {
  await page.getByRole('button', { name: '剔除问题行' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /剔除|确定|确认/ })
    .last()
    .click()
}

/** The box of a cell, by its row in the file and its heading. */
export const cell = (page: Page, row: number, column: string) =>
  page.getByRole('textbox', { name: `第${row}行 ${column}`, exact: true })

/** An editor who may run bulk grants, or holds the rights named, and nothing of the kind beside. */
export async function makeOperator(
  portal: RunningPortal,
  username: string,
  name: string,
  special: readonly string[] = ['bulk'],
): Promise<Person> {
  const person = await makeEditor(portal, username, name)
  const admin = await sessionOf(portal)
  const own = { kind: 'named', code: `${username}Bulk`, name: `${name}补赠`, special }
  const { data: role, message } = await ask(portal, 'POST', 'role', own, admin)
  if (!role) throw new Error(`No role with the right bulk: ${message}`)
  const filter = JSON.stringify({ username })
  const { data } = await ask(portal, 'GET', `portalUser?filter=${filter}`, undefined, admin)
  const [user] = (data as { list: { id: number; version: number; roles: number[] }[] }).list
  const roles = [...user!.roles, (role as { id: number }).id]
  const body = { version: user!.version, roles }
  const changed = await ask(portal, 'PUT', `portalUser/${user!.id}`, body, admin)
  if (changed.code !== 20000) throw new Error(`No right bulk: ${JSON.stringify(changed)}`)
  return person
}
