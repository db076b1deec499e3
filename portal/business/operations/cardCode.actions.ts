import type { Row } from '#declare'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'

/** For how long a code is shown whole, in seconds. */
const SHOWN = 30

/** Actions of card codes. */
export const actions: ActionFunctions = {
  /** The code as it is printed; who asked for it stands in the audit log. */
  showCode: async ({ row }) => {
    const { cardNo, code, link } = row as Row
    return { found: { forSeconds: SHOWN, cardNo, code, link } }
  },
}
