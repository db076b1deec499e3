import { entity, f, type RecordOf } from '#declare'
import { studyContents } from '#resources/choices.ts'

/** What somebody read or heard of one content on one day, as the app tells it; the reading data of partners are counted from it. */
export const studyLog = entity('studyLog', ['学习日志', 'Study log'], {
  title: 'contentTitle',
  fields: {
    logNo: f.code('流水号', 'Log no.', { required: true, unique: true, readOnly: true }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true, readOnly: true }),
    date: f.date('日期', 'Date', { required: true, readOnly: true }),
    contentType: f.choice('内容类型', 'Content type', { required: true, readOnly: true }, studyContents),
    target: f.jump('内容', 'Content', { required: true, readOnly: true }),
    contentTitle: f.text('内容标题', 'Content title', { required: true, max: 60, search: true, readOnly: true }),
    times: f.integer('学习次数', 'Times', { min: 1, default: 1, readOnly: true }),
    duration: f.duration('学习时长', 'Duration', { required: true, min: 1, max: 86400, readOnly: true }),
    finished: f.boolean('是否完播/读完', 'Finished', { default: false, readOnly: true }),
    /** Members of a company who come through its own sign-in bring it along. */
    employeeNo: f.text('工号', 'Employee no', { max: 20, readOnly: true, personal: true }),
  },
  rules: {
    comesFromApp: { from: 'app', knownBy: ['logNo'], create: false, remove: false },
    neverDeleted: { remove: 'never' },
    keptForLimitedTime: { keep: '400d' },
  },
})
export type StudyLog = RecordOf<typeof studyLog>
