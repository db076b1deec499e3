import type { Desk } from './desk.ts'
import { comes } from './forms/form.ts'

/** What a dialog shows is read before it opens, which takes a busy machine its time. */
const PATIENCE = 8000

/** Whether a dialog stands that can be answered: with a title and a button beside the one that leaves it. */
export async function agreeableDialog({ page }: Desk): Promise<boolean> {
  const dialog = page.getByRole('dialog').last()
  return (await comes(dialog, PATIENCE)) && (await dialog.getByRole('button').count()) > 0
}
