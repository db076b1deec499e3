import type { ActionFunctions } from '#portal/engine/actions/action.ts'

/** So many are marked in one go; notices are purged before there are more. */
const MOST = 1000

/** Actions of notices. */
export const actions: ActionFunctions = {
  /** Marks every unread notice of whoever asks. Gives how many there were. */
  markAllRead: async ({ entity, session, records }) => {
    const own = { user: session.user?.id ?? 0, [entity.stateField]: 'unread' }
    const unread = await records.select(entity.name, own, { limit: MOST })
    for (const { id } of unread) await records.move(entity.name, id as number, 'markRead')
    return { marked: unread.length }
  },
}
