import { entity, f, type RecordOf } from '#declare'

/** A task of a period that a student has finished; told by the app, once for each task. */
export const campTaskDone = entity('campTaskDone', ['任务完成记录', 'Finished task'], {
  fields: {
    student: f.ref('学员', 'Camp student', { required: true, to: 'campStudent', onDelete: 'cascade' }),
    task: f.ref('任务', 'Task', { required: true, to: 'campCatalogue' }),
    doneAt: f.dateTime('完成时间', 'Done at', { required: true }),
  },
  rules: {
    comesFromApp: { from: 'app', knownBy: ['student', 'task'], create: false, remove: false },
    oncePerStudentAndTask: [{ unique: ['student', 'task'] }, { refer: 'task', same: [['period', 'student.period']] }],
  },
})
export type CampTaskDone = RecordOf<typeof campTaskDone>
