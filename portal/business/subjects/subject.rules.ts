import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Modules and contents go along with their subject: whoever deletes it is told how many. */
const namesWhatGoesAlong: Judging = async ({ after, records }) => {
  const own = { subject: after.id }
  const modules = await records.count('subjectModule', own)
  const contents = await records.count('subjectContent', own)
  if (modules + contents === 0) return []
  return [
    {
      field: '_',
      message: [
        `将一并删除 ${modules} 个模块、${contents} 条内容。确定继续？`,
        `${modules} modules and ${contents} contents go along. Go on?`,
      ],
    },
  ]
}

/** Rules of subjects that no word carries. */
export const rules: RuleFunctions = { namesWhatGoesAlong }
