/** A rule: what is picked at this path of the timetable is a course, not a chapter or lesson of one. */
export const aCourse = <const P extends string>(path: P) =>
  ({ refer: path, where: { nodeKind: 'course' }, say: ['请选择课程，不是章节或课时', 'Choose a course, no chapter or lesson'] }) as const
