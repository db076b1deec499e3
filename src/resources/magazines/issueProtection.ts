import { entity, f, type RecordOf } from '#declare'

/** How long one issue is kept back, and from whom; it begins as the issue is put on its shelf, by the days its magazine has then. */
export const issueProtection = entity('issueProtection', ['期次保护', 'Protection of an issue'], {
  title: 'until',
  fields: {
    issue: f.ref('期次', 'Issue', { to: 'issue', required: true, unique: true, onDelete: 'cascade' }),
    period: f.ref('杂志保护期', 'Protection period', { to: 'protectionPeriod', required: true, onDelete: 'cascade' }),
    shelvedAt: f.dateTime('上架时间', 'Shelf time', { required: true }),
    vipUntil: f.dateTime('VIP会员保护至', 'Kept from VIP until'),
    digitalUntil: f.dateTime('数字刊会员保护至', 'Kept from digital membership until'),
    knowledgeUntil: f.dateTime('知识会员保护至', 'Kept from knowledge membership until'),
    companyUntil: f.dateTime('政企客户保护至', 'Kept from companies until'),
    giftUntil: f.dateTime('兑换与赠送保护至', 'Kept from codes and gifts until'),
    until: f.dateTime('全部开放时间', 'Open to all from', { required: true }),
  },
  states: { running: ['保护中', 'Running'], over: ['已开放', 'Open'] },
  moves: {
    open: { label: ['开放', 'Open'], from: ['running'], to: 'over', silent: true },
    resume: { label: ['恢复保护', 'Protect again'], from: ['over'], to: 'running', silent: true },
  },
  rules: {
    comesFromPortal: { from: 'portal', create: false, remove: false, moves: ['open', 'resume'] },
    opensWhenProtectionEnds: [
      { at: 'until', does: 'open' },
      { follows: 'issue', leaves: 'published', does: 'open' },
    ],
    shownWhileRunning: {
      shown: { status: 'running' },
      gives: ['issue', 'vipUntil', 'digitalUntil', 'knowledgeUntil', 'companyUntil', 'giftUntil', 'until'],
    },
  },
})
export type IssueProtection = RecordOf<typeof issueProtection>
