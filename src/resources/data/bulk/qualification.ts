import { b, bulkKind } from '#declare'
import { userQualification } from '#resources/data/userQualification.ts'

/** The right to take part given to many users; in a camp they are students of the period from then on. */
export const qualification = bulkKind('qualification', ['发放资格', 'Qualifications'], {
  about: [
    '给名单里的用户发放参加资格；训练营的同时成为该营期学员，占用名额',
    'Lets the users of a list take part; in a camp they become students of the period, each with a place',
  ],
  template: '资格发放模板.xlsx',
  nameEnforced: true,
  most: 20_000,
  who: { rights: ['bulk'], menus: ['权益补赠'] },
  undo: [
    '收回本批发放的权益，顺延的恢复原到期日；已使用、到期或已收回的保留',
    'What the batch granted is taken back and ends move back; what was used, has run out or was taken back stays',
  ],
  columns: {
    phone: b.phone(),
    uid: b.uid(),
    kind: b.choice('资格类型', 'Kind', { required: true, of: userQualification.fields.kind.of, example: '训练营' }),
    of: b.id('对象ID', 'Object ID', {
      required: true,
      to: {
        by: 'kind',
        of: { camp: 'campPeriod', practice: 'practice', offline: 'offlineActivity', punchCard: 'punchCard', course: 'catalog' },
      },
      example: '12',
      help: ['营期、练习、活动、打卡或课程的 ID', 'Of a camp period, practice, activity, punch-card or course'],
    }),
    start: b.date('开始日期', 'From', { notAfter: 'today+10y', help: ['与结束日期都填或都不填', 'Both days or neither'] }),
    end: b.date('结束日期', 'Until', {
      notBefore: 'today',
      notAfter: 'today+10y',
      help: ['不填为永久；已拥有的延长至此日', 'Left empty, for ever; who has it already gets it until then'],
    }),
    note: b.text('备注', 'Note', { max: 100, example: '退费转赠' }),
  },
  rules: [{ anyOf: ['phone', 'uid'] }, { together: ['start', 'end'] }, { rises: ['start', 'end'] }],
  same: { as: ['user', 'kind', 'of'] },
  earlier: { days: 30, like: ['user', 'kind', 'of', 'start', 'end'] },
  total: { of: ['标价', 'list price'] },
  ends: true,
  one: { gives: ['{kind}“{of}”的参加资格', 'The right to take part in {kind} "{of}"'] },
  adds: {
    nickname: b.text('昵称', 'Nickname', { max: 40 }),
    title: b.text('对象名称', 'Object', { max: 100 }),
    validity: b.text('有效期', 'Valid', { max: 40 }),
  },
})
