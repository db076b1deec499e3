import type { ActionFunctions } from '#portal/engine/actions/action.ts'

/** Actions of the points ledger. */
export const actions: ActionFunctions = {
  /** An entry of its own, with the balance it leads to; refused where that would fall below zero. */
  correct: ({ values: { user, delta, remark }, records }) =>
    records.create('pointsLedger', {
      user,
      delta: Number(delta),
      origin: 'correction',
      originTitle: '人工调整',
      remark,
    }),
}
