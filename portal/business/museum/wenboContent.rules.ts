import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Contents of one subject at most, and sections they may make up. */
const MOST_CONTENTS = 100
const MOST_SECTIONS = 8

const isOfEightSections: Judging = async ({ before, after, records }) => {
  if (before?.section === after.section && before?.subject === after.subject) return []
  const own = { subject: after.subject }
  const rows = await records.select('wenboContent', own, { limit: MOST_CONTENTS + 1 })
  const others = rows.filter(({ id }) => id !== after.id).map(({ section }) => section)
  const sections = new Set([...others, after.section])
  if (sections.size <= MOST_SECTIONS) return []
  return [
    {
      field: 'section',
      message: [
        `每个专题最多 ${MOST_SECTIONS} 个板块：${[...new Set(others)].join('、')}`,
        `A subject has at most ${MOST_SECTIONS} sections: ${[...new Set(others)].join(', ')}`,
      ],
    },
  ]
}

/** Rules of the contents of museum subjects that no word carries. */
export const rules: RuleFunctions = { isOfEightSections }
