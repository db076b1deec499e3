import { menuGroup } from '#declare'

/** Directories of the timetable. */
export const timetables = menuGroup(['课程表目录管理', 'Timetable directories'], { icon: 'AccountTree', roles: ['admin', 'editor'] }, [
  { path: '/contentManagement/timetable', label: ['课程表目录管理', 'Timetable directories'], kind: 'tree', entity: 'catalog' },
])
