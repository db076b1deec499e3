import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** The lesson is one of the camp course it is taken from: below its course, or among the camp's own. */
const lessonOfItsCourse: Judging = async ({ after, records }) => {
  if (typeof after.campCourse !== 'number') return []
  const course = await records.find('campCourse', after.campCourse)
  if (typeof after.campLesson === 'number' && course?.courseKind === 'camp') {
    const { length } = (course.lessons ?? []) as readonly unknown[]
    if (after.campLesson > length)
      return [
        {
          field: 'campLesson',
          message: [`这门课只有 ${length} 个课时`, `That course has ${length} lessons only`],
        },
      ]
  }
  if (typeof after.lesson !== 'number' || !course?.course) return []
  const lesson = await records.find('catalog', after.lesson)
  const above =
    typeof lesson?.parent === 'number' ? await records.find('catalog', lesson.parent) : null
  if (!lesson || [lesson.parent, above?.parent].includes(course.course)) return []
  return [
    {
      field: 'lesson',
      message: ['该课时不属于所选营课程', 'That lesson is not of the chosen course'],
    },
  ]
}

/** Rules of period catalogues that no word carries. */
export const rules: RuleFunctions = { lessonOfItsCourse }
