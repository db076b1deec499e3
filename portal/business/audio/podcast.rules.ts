import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** What goes on shelf is heard from our own storage, never from the feed's. */
const soundIsOurs: Judging = ({ after }) => {
  const { url } = (after.audio ?? {}) as { readonly url?: string }
  if (!url || url !== after.feedUrl) return []
  return [
    {
      field: 'audio',
      message: [
        '音频仍在原始地址，请先接管',
        'The sound still lies at its original address: take the episode over first',
      ],
    },
  ]
}

/** Rules of podcast episodes that no word carries. */
export const rules: RuleFunctions = { soundIsOurs }
