import type { Bringing, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** The move that leads a digest from being made back to each state. */
const back: { readonly [state: string]: string } = {
  pending: 'unstart',
  toReview: 'finish',
  withdrawn: 'putBack',
  failed: 'fail',
}

/** A run that is cancelled leaves its digest as it was before. */
const putsDigestBack: Bringing = {
  effect: async ({ after, records }) => {
    const digest = await records.find('fastReading', after.fastReading as number)
    const move = back[String(after.before)]
    if (digest?.status === 'generating' && move)
      await records.move('fastReading', digest.id as number, move)
  },
}

/** Rules of runs that no word carries. */
export const rules: RuleFunctions = { putsDigestBack }
