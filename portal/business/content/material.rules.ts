import type { Bringing, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** A picture that comes, or is looked at elsewhere, is put down to be drawn at other sizes. */
const drawsSizes: Bringing = {
  effect: async ({ before, after, tx }) => {
    const isNew = !before || before.url !== after.url
    if (after.mediaType !== 'image' || (!isNew && before?.focus === after.focus)) return
    await tx
      .insertInto('_undrawn')
      .values({ id: after.id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  },
}

/** What becomes of pictures of the library. */
export const rules: RuleFunctions = { drawsSizes }
