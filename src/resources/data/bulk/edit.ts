import { b, bulkKind } from '#declare'

/**
 * Fields of many records of a list edited at once, whatever their entity: what is edited stands with the batch, each row is one
 * record. Checked, run, told and taken back as lists are; the portal makes its batches, and no sheet is ever handed in.
 */
export const edit = bulkKind('edit', ['批量编辑', 'Bulk edit'], {
  about: [
    '对选中的或符合条件的全部记录修改字段：先逐条给出新旧值，确认后执行，可整批撤回',
    'Fields of the records selected, or of all that match: old and new are told record by record first, and all of it can be taken back',
  ],
  template: '选中的记录.csv',
  most: 1_000_000,
  who: {},
  columns: {
    id: b.integer('编号', 'Id', { min: 1, max: Number.MAX_SAFE_INTEGER, required: true }),
    title: b.text('名称', 'Title', { max: 200 }),
  },
  same: { as: ['id'] },
  adds: { action: b.text('动作', 'Action', { max: 20 }) },
  did: ['已修改', 'changed'],
  undo: [
    '改过的字段恢复原来的内容；之后又被修改或规则不允许的保留，逐条说明',
    'What was changed reads as before; what was changed since or may not be put back stays, told record by record',
  ],
  steady: true,
})
