import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** A course has lessons right below it, or chapters: never both side by side. */
const lessonsOrChapters: Judging = async ({ after, records }) => {
  if (after.nodeKind === 'course' || typeof after.parent !== 'number') return []
  const above = await records.find('catalog', after.parent)
  if (above?.nodeKind !== 'course') return []
  const other = after.nodeKind === 'lesson' ? 'chapter' : 'lesson'
  const where = { parent: after.parent, nodeKind: other }
  if ((await records.count('catalog', where)) === 0) return []
  const message =
    other === 'chapter'
      ? ([
          '该课程已分章节，课时请放在章节之下',
          'That course has chapters: lessons stand in them',
        ] as const)
      : ([
          '该课程下直接有课时，不能再分章节',
          'That course has lessons right below it: it takes no chapters',
        ] as const)
  return [{ field: 'parent', message }]
}

/** What every node begins with is taken from those that are none of it: a chapter costs nothing and has no medium. */
const holdsItsOwn: Judging = ({ after }) => {
  if (after.nodeKind !== 'course') Object.assign(after, { chargeKind: null, updateKind: null })
  if (after.nodeKind !== 'lesson') after.media = null
}

/** Rules of courses that no word carries. */
export const rules: RuleFunctions = { lessonsOrChapters, holdsItsOwn }
