import type { Locator } from 'playwright-core'

/** Whether something is drawn within a while: parts of the page are loaded when they are first needed. */
export const comes = (at: Locator, patience = 1500): Promise<boolean> =>
  at.waitFor({ timeout: patience }).then(
    () => true,
    () => false,
  )
