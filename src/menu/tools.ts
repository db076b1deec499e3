import { menuGroup } from '#declare'

/** Tools that belong to no entity. */
export const tools = menuGroup(['特殊工具', 'Tools'], { icon: 'Build', roles: ['admin', 'editor'] }, [
  { path: '/special/richText', label: ['富文本编辑', 'Rich text edit'], kind: 'page' },
  { path: '/special/epubUpload', label: ['Epub上传', 'Epub upload'], kind: 'page', entity: 'epub' },
  { path: '/special/textTransform', label: ['文本转换', 'Text transform'], kind: 'page' },
])
