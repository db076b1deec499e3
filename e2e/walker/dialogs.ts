import { comes } from './comes.ts'
import type { Desk } from './desk.ts'

/** What a dialog shows is read before it opens, which takes a busy machine its time. */
const PATIENCE = 8000
/** What is done or refused in place of a dialog is answered before one would open; what asks again does so at once. */
const AFTER = 400

/** Whether a dialog opens; nobody waits longer for it once something was written or refused in its place. */
export async function dialogComes({ page, watch }: Desk, patience = PATIENCE): Promise<boolean> {
  const dialog = page.getByRole('dialog').last()
  for (const until = Date.now() + patience; Date.now() < until; )
    if (await comes(dialog, 100)) return true
    else if (watch.hasHeard()) return comes(dialog, AFTER)
  return false
}

/** Whether a dialog stands that can be answered: with a title and a button beside the one that leaves it. */
export async function agreeableDialog(desk: Desk): Promise<boolean> {
  const dialog = desk.page.getByRole('dialog').last()
  return (await dialogComes(desk)) && (await dialog.getByRole('button').count()) > 0
}
