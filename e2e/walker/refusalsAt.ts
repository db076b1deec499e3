import type { Outcome } from './forms/form.ts'
import type { Here } from './step.ts'

/** Notes what is said at the inputs of a form, for a person to read. */
export function refusalsAt(
  here: Here,
  path: string,
  did: string,
  { problems }: Pick<Outcome, 'problems'>,
): void {
  for (const [field, message] of problems)
    here.refused(path, did, { method: '', path, status: 0, message, errors: { [field]: message } })
}
