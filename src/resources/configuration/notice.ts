import { entity, f, type RecordOf } from '#declare'

/** What the portal tells one operator - a job ended, a batch waits for approval, a record was withdrawn by its clock, somebody took over; read from the bell in the top bar. */
export const notice = entity('notice', ['通知', 'Notice'], {
  fields: {
    user: f.ref('接收人', 'Recipient', { to: 'portalUser', required: true, onDelete: 'cascade', readOnly: true }),
    type: f.choice('类型', 'Type', { required: true, readOnly: true }, [
      { job: ['任务', 'Job'], approval: ['复核', 'Approval'], change: ['变更', 'Change'] },
      { talk: ['讨论', 'Talk'], schedule: ['定时', 'Schedule'], system: ['系统', 'System'] },
    ]),
    title: f.text('标题', 'Title', { required: true, max: 80, readOnly: true, search: true }),
    body: f.longText('内容', 'Text', { max: 500, readOnly: true }),
    target: f.text('前往', 'Goes to', { max: 200, readOnly: true }),
    readAt: f.dateTime('已读时间', 'Read at', { readOnly: true }),
  },
  states: { unread: ['未读', 'Unread'], read: ['已读', 'Read'] },
  moves: {
    markRead: { label: ['标为已读', 'Mark read'], from: ['unread'], to: 'read' },
    markUnread: { label: ['标为未读', 'Mark unread'], from: ['read'], to: 'unread' },
  },
  actions: { markAllRead: { label: ['全部已读', 'Mark all read'], on: 'list' } },
  list: { columns: ['type', 'title', 'createdAt', 'status'], filters: ['type', 'status', 'createdAt'], bulk: ['markRead'], export: false },
  form: [['通知', 'Notice', ['type', 'readAt'], 'title', 'body']],
  rules: {
    seenByRecipientOnly: { sheet: 1, sees: { by: 'ofRecipient' } },
    comesFromPortal: [
      { sheet: 2, from: 'portal', create: false, remove: false },
      { move: 'markRead', set: { readAt: { now: '' } } },
      { move: 'markUnread', set: { readAt: null } },
    ],
    keptForLimitedTime: [
      { sheet: 3, keep: '90d', where: { status: 'unread' } },
      { keep: '30d', where: { status: 'read' } },
    ],
  },
  endpoints: { mine: { call: 'GET', gives: 'unread list' } },
  deviations: { target: '前往的是后台自己的页面，是站内路径而不是网址', type: '多一种“讨论”：在记录上说的话、交办与所关注记录的变化' },
})
export type Notice = RecordOf<typeof notice>
