import { menuGroup } from '#declare'

/** Users, roles, log, jobs and settings of this back office. */
export const configuration = menuGroup(['配置中心', 'Configuration'], { icon: 'Settings' }, [
  { path: '/configCenter/users', label: ['后台用户', 'Portal users'], kind: 'resource', entity: 'portalUser', roles: ['admin'] },
  { path: '/configCenter/roles', label: ['角色', 'Roles'], kind: 'page', entity: 'role', roles: ['admin'] },
  { path: '/configCenter/baseConfig', label: ['基础配置', 'Base config'], kind: 'resource', entity: 'baseConfig' },
  { path: '/configCenter/condition', label: ['运行状况', 'Condition'], kind: 'page', roles: ['admin'] },
  { path: '/configCenter/deleted', label: ['回收站', 'Deleted records'], kind: 'page', roles: ['admin', 'editor'] },
  { path: '/configCenter/auditLog', label: ['操作日志', 'Audit log'], kind: 'list', entity: 'auditLog', roles: ['admin', 'editor'] },
  { path: '/configCenter/jobs', label: ['任务记录', 'Jobs'], kind: 'list', entity: 'job', roles: ['admin', 'editor'] },
])
