import type { Label } from '#declare'
import type { RightColumn } from './draft.ts'

export const columnLabels: { readonly [K in RightColumn]: Label } = {
  read: ['查看', 'Read'],
  create: ['新增', 'Create'],
  update: ['修改', 'Update'],
  remove: ['删除', 'Delete'],
}
