import { b, bulkKind, columnOf, f } from '#declare'
import { campStudent as student } from '#resources/camps/campStudent.ts'

const { phone, nickname, team, remark } = student.fields

/** Users who become students of a camp period, each with a place; the period is chosen beside the list. */
export const campStudent = bulkKind('campStudent', ['训练营学员导入', 'Camp students'], {
  about: [
    '让名单里的用户成为一期训练营的学员，各占一个名额；营期在上传时选择，已在营的跳过',
    'Makes the users of a list students of a period, chosen with the upload; each takes a place, who is in already is skipped',
  ],
  template: '训练营学员导入模板.xlsx',
  most: 5000,
  screen: '/datas/import',
  who: { create: 'campStudent' },
  did: ['已报名', 'enrolled'],
  options: { period: f.ref('营期', 'Period', { to: 'campPeriod', required: true }) },
  columns: {
    phone: columnOf(phone, { example: '19900000001' }),
    nickname: columnOf(nickname, { example: '阿远', help: ['不填用其昵称', 'Left empty, their own'] }),
    team: columnOf(team, { example: '第1组' }),
    remark: columnOf(remark, { label: ['备注', 'Note'], example: '企业团报' }),
  },
  same: { as: ['phone'] },
  writes: {
    to: 'campStudent',
    as: 'portal',
    by: ['period', 'user'],
    does: 'make',
    known: 'B20',
    finds: { user: { to: 'appUser', by: 'phone', from: 'phone' } },
    fixed: { origin: 'import' },
    keeps: { now: 'joinedAt' },
  },
  adds: { action: b.text('动作', 'Action', { max: 20 }), studentNumber: b.text('学号', 'Student no.', { max: 20 }) },
})
