import type { Entity, Row, Screen } from '#declare'
import { deletion } from '#derive/possible.ts'
import { comes } from '../comes.ts'
import { callDeed } from '../deeds.ts'
import { recordsOf } from '../records.ts'
import type { Here } from '../step.ts'

/** What the menu of a row shows greyed out, for a record in each state: it says why, and is refused beside the browser too. */
export async function tryGreyed(here: Here, entity: Entity, screen: Screen): Promise<void> {
  if (!['resource', 'list'].includes(screen.kind)) return
  const states = Object.keys(entity.states)
  for (const state of states.length > 0 ? states : [undefined]) {
    const held = {
      ...(entity.fixed[screen.path] as Row),
      ...(state && { [entity.stateField]: state }),
    }
    const [row] = (await recordsOf(here, entity, held)).list
    if (!row) continue
    for (const [label, why] of await greyedAt(here, screen, row.id)) {
      const element = `${label} in state ${state}`
      if (!why) await here.found(screen.path, element, 'is greyed out and does not say why')
      const deed = deedCalled(entity, label)
      if (!deed) continue
      const answer = await callDeed(here, entity, row.id, deed)
      if (answer.code === 20000)
        await here.found(screen.path, element, 'is greyed out, and the portal takes it')
      else here.refused(screen.path, element, answer)
    }
  }
}

/** What is greyed out in the menu of a record's row, each with the reason beside it. */
async function greyedAt(
  here: Here,
  { path }: Screen,
  id: number,
): Promise<readonly (readonly [label: string, why: string])[]> {
  const desk = await here.desk()
  const { page } = desk
  await desk.go(`${path}?filter=${encodeURIComponent(JSON.stringify({ id }))}`)
  const more = page.getByRole('button', { name: /的更多操作$/ }).first()
  if (!(await comes(more, 800))) return []
  const isOpened = await more.click({ timeout: 4000 }).then(
    () => true,
    () => false,
  )
  if (!isOpened) return []
  const items = page.locator('[role=menuitem][aria-disabled=true]')
  await comes(page.getByRole('menuitem').first(), 800)
  const told = await items.evaluateAll((all) =>
    all.map((item) => {
      const why = item.querySelector('small')?.textContent ?? ''
      return [(item.textContent ?? '').slice(0, -why.length || undefined), why] as const
    }),
  )
  await page.keyboard.press('Escape')
  await desk.watch.rests()
  return told
}

/** The move or action that bears a label, or the deletion. */
const deedCalled = ({ moves, actions }: Entity, label: string): string | undefined =>
  label === '删除'
    ? deletion
    : [...Object.entries(moves), ...Object.entries(actions)].find(
        ([, deed]) => deed.label[0] === label,
      )?.[0]
