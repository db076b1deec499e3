import { menuGroup } from '#declare'

/** Mail, pushes and what is told to users. */
export const messages = menuGroup(['消息', 'Messages'], { icon: 'Mail', roles: ['admin', 'editor'] }, [
  { path: '/message', label: ['消息', 'Messages'], kind: 'redirect', hidden: true, to: '/message/mail' },
  { path: '/message/mail', label: ['站内信', 'Mail'], kind: 'resource', entity: 'mail' },
  { path: '/message/mailEdit', label: ['编辑站内信', 'Edit mail'], kind: 'alias', entity: 'mail', hidden: true, parent: '/message/mail' },
  { path: '/message/mailAdd', label: ['新增站内信', 'Add mail'], kind: 'alias', entity: 'mail', hidden: true, parent: '/message/mail' },
  { path: '/message/push', label: ['推送', 'Push'], kind: 'resource', entity: 'push' },
])
