import { b, bulkKind } from '#declare'

/** Digital magazines given to many users: a subscription of so many months each, or one issue. */
export const magazine = bulkKind('magazine', ['赠送杂志', 'Magazines'], {
  about: [
    '给名单里的用户赠送数字刊：整刊按月订阅，或单独一期；已订阅的，从到期次日起顺延',
    'Gives digital magazines to the users of a list, by the month or a single issue; subscribers get the months after what they have',
  ],
  template: '杂志发放模板.xlsx',
  most: 20_000,
  who: { rights: ['bulk'], menus: ['权益补赠'] },
  undo: [
    '收回本批发放的权益，顺延的恢复原到期日；已使用、到期或已收回的保留',
    'What the batch granted is taken back and ends move back; what was used, has run out or was taken back stays',
  ],
  columns: {
    phone: b.phone(),
    uid: b.uid(),
    magazine: b.id('杂志ID', 'Magazine ID', { required: true, to: 'magazine', example: '1' }),
    issue: b.id('期次ID', 'Issue ID', { to: 'issue', help: ['赠送单期时填写，须属于该杂志', 'For a single issue, one of that magazine'] }),
    months: b.integer('订阅月数', 'Months', { min: 1, max: 60, unit: '个月', example: '12' }),
    from: b.date('生效日期', 'From', {
      notBefore: 'today',
      notAfter: 'today+10y',
      help: ['不填为今天；已订阅的用户从到期次日起', 'Left empty, today; for subscribers the day after theirs ends'],
    }),
    note: b.text('备注', 'Note', { max: 100, example: '漏发补偿' }),
  },
  rules: [{ anyOf: ['phone', 'uid'] }, { oneOf: ['months', 'issue'] }],
  same: { as: ['user', 'magazine', 'issue'] },
  earlier: { days: 30, like: ['user', 'magazine', 'issue', 'months'] },
  total: { of: ['标价', 'list price'] },
  ends: true,
  one: {
    gives: [
      '电子刊《{magazine}》[“{issue}”][ {months} 个月]',
      'The digital magazine "{magazine}"[, issue "{issue}"][ for {months} months]',
    ],
  },
  adds: {
    nickname: b.text('昵称', 'Nickname', { max: 40 }),
    title: b.text('杂志名称', 'Magazine', { max: 80 }),
    start: b.date('订阅开始', 'From', {}),
    end: b.date('订阅结束', 'Until', {}),
  },
})
