import { menuGroup } from '#declare'

/** What developers of the app look at. */
export const developers = menuGroup(['开发专用', 'Developers'], { icon: 'Code' }, [
  { path: '/versions/devConfig', label: ['开发配置', 'Dev config'], kind: 'resource', entity: 'baseConfig' },
  { path: '/versions/clearCache', label: ['清除缓存', 'Clear cache'], kind: 'page' },
  { path: '/versions/errorLog', label: ['错误日志', 'Error log'], kind: 'list', entity: 'errorLog' },
])
