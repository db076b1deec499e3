import { entity, f, type RecordOf } from '#declare'

/** The five pick lists behind project and settlement entry; finance keeps them under settings, a few changes a year. */
export const financeType = entity('financeType', ['结算类型', 'Finance type'], {
  fields: {
    type: f.choice('类型类别', 'Kind', { required: true }, [
      { expenditure: ['支出类型', 'Expenditure type'], secondary: ['二级类型', 'Secondary type'] },
      { projectType: ['项目类型', 'Project type'], channel: ['渠道', 'Channel'], incomeType: ['收入类型', 'Income type'] },
    ]),
    parent: f.parent('所属支出类型', 'Expenditure type', { to: 'financeType' }),
    name: f.text('名称', 'Name', { required: true, max: 20, search: true }),
    code: f.code('编码', 'Code', { required: true, unique: true, pattern: '^[A-Z][A-Z0-9]{1,9}$', search: true }),
    feeRate: f.percent('渠道费率', 'Fee rate', { min: 0, max: 100 }),
    note: f.text('说明', 'Note', { max: 100 }),
    position: f.order('排序', 'Order'),
    enabled: f.boolean('启用', 'Enabled', { default: true }),
    usedCount: f.count('使用次数', 'Times used'),
  },
  list: {
    columns: ['position', 'name', 'code', 'parent', 'feeRate', 'usedCount', 'enabled', 'updatedAt'],
    filters: ['name', 'code', 'parent', 'enabled'],
  },
  form: [
    ['类型', 'Type', ['type', 'parent'], ['name', 'code'], 'feeRate'],
    ['其他', 'Other', 'note', ['position', 'enabled']],
  ],
  fixed: {
    type: [
      { expenditure: '/financial/set/expenditure', secondary: '/financial/set/secondary', projectType: '/financial/set/projectType' },
      { channel: '/financial/set/channel', incomeType: '/financial/set/incomeType' },
    ],
  },
  standIn: true,
})
export type FinanceType = RecordOf<typeof financeType>
