import type { Entity, Row, Screen } from '#declare'
import { comes } from '../comes.ts'
import type { Desk } from '../desk.ts'
import type { Answer, Here } from '../step.ts'
import { ASKS } from './create.ts'
import { agree } from './form.ts'

type Saved = Row & { readonly id: number }

/** What can be done with a record once it is saved: history, a copy, the bin and back. */
export async function lifeAfter(
  here: Here,
  entity: Entity,
  screen: Screen,
  record: Saved,
): Promise<void> {
  const path = `${screen.path}/${record.id}`
  const desk = await here.desk()
  await desk.go(path)
  await bringBack(here, desk, path)
  await copy(here, desk, path)
  // A page of the record would ask for what is gone.
  await desk.go('/home')
  await removeAndRestore(here, entity, path, record)
}

/** The history tells of the change, and leads back before it. */
async function bringBack(here: Here, desk: Desk, path: string): Promise<void> {
  const { page, watch } = desk
  const button = page.getByRole('button', { name: '修改历史' })
  if ((await button.count()) === 0) return
  await button.first().click()
  const drawer = page.getByRole('dialog', { name: '修改历史' })
  await drawer.waitFor()
  await watch.rests()
  if ((await drawer.locator('li').count()) === 0)
    await here.found(path, 'history', 'tells of nothing', desk)
  const back = drawer.getByRole('button', { name: '恢复到此版本' })
  if ((await back.count()) > 0) {
    watch.written()
    await back.last().click()
    await agree(desk)
    for (const trouble of watch.troubles()) {
      here.refused(path, 'restore a version', trouble)
      if (trouble.code === ASKS && !watch.hasWritten())
        await here.found(path, 'history', `asks, and does not do it: ${trouble.message}`, desk)
      if (trouble.status >= 500)
        await here.found(path, 'history', `${trouble.path} → ${trouble.message}`, desk)
    }
  }
  await page.keyboard.press('Escape')
  await here.look(desk, path, 'history')
}

/** 另存为副本, where the form offers it. */
async function copy(here: Here, desk: Desk, path: string): Promise<void> {
  const { page, watch } = desk
  await desk.go(path)
  const button = page.locator('.form-bar').getByRole('button', { name: '另存为副本' })
  if ((await button.count()) === 0) return
  watch.written()
  await button.click()
  await watch.rests()
  const dialog = page.getByRole('dialog').last()
  const isAsked = await comes(dialog)
  // What a copy asks for is filled where actions are walked.
  if (isAsked && (await dialog.locator('[data-source]').count()) > 0) return
  if (isAsked) await agree(desk)
  const troubles = watch.troubles()
  for (const trouble of troubles) here.refused(path, 'copy', trouble)
  const made = watch.written().length > 0
  if (!made && troubles.length === 0 && (await problemsSaid(desk)) === 0)
    await here.found(path, 'copy', 'makes nothing and says nothing', desk)
}

const problemsSaid = ({ page }: Desk): Promise<number> =>
  page.locator('.field-problem, .MuiSnackbar-root').count()

/** What is deleted is gone, stands in the bin, and comes back as it was. */
async function removeAndRestore(
  here: Here,
  entity: Entity,
  path: string,
  { id }: Saved,
): Promise<void> {
  const address = `${entity.path}/${id}`
  const before = (await here.call('GET', address)).data as Row | null
  const gone = await here.call('DELETE', address, { confirm: true, accept: ['confirm'] })
  if (gone.code !== 20000) {
    here.refused(path, 'delete', { method: 'DELETE', path: address, ...gone })
    return
  }
  const missing = await here.call('GET', address)
  if (missing.status !== 404)
    await here.found(path, 'delete', `is still read after it was deleted: ${missing.code}`)
  const back = await bringBackFromBin(here, address)
  if (back.code !== 20000) {
    await here.found(path, 'restore', `cannot be restored: ${back.code} ${back.message}`)
    return
  }
  const read = await here.call('GET', address)
  if (read.code !== 20000) {
    await here.found(path, 'restore', `cannot be read once restored: ${read.code} ${read.message}`)
    return
  }
  const after = read.data as Row | null
  for (const name of Object.keys(entity.fields))
    if (!kept.has(name) && JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]))
      await here.found(
        path,
        name,
        `was ${JSON.stringify(before?.[name])} before it was deleted, and is ${JSON.stringify(after?.[name])} once restored`,
      )
}

/** Restores a record, having agreed to what that is warned of. */
async function bringBackFromBin(here: Here, address: string): Promise<Answer> {
  const restore = (accept: readonly string[]) =>
    here.call('POST', `${address}/restoreFromBin`, { accept })
  const answer = await restore([])
  if (answer.code !== ASKS) return answer
  const { warnings = [] } = answer.data as { warnings?: readonly { readonly rule: string }[] }
  return restore(warnings.map(({ rule }) => rule))
}

/** What a restore writes anew by its nature. */
const kept: ReadonlySet<string> = new Set(['version', 'updatedAt', 'updatedBy'])
