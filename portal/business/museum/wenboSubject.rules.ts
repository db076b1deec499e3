import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** A theme of seals goes on without its subject: whoever takes the subject off is asked. */
const asksAboutSeals: Judging = async ({ after, records }) => {
  const seal = after.seal ? await records.find('seal', after.seal as number) : null
  if (seal?.status !== 'published') return []
  return [
    {
      field: 'seal',
      message: [
        `印章主题“${seal.title}”仍在进行，不会随专题下架。确定继续？`,
        `The seal theme "${seal.title}" stays open and is not withdrawn along. Go on?`,
      ],
    },
  ]
}

/** Rules of museum subjects that no word carries. */
export const rules: RuleFunctions = { asksAboutSeals }
