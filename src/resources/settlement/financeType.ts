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
    usedCount: f.count('使用次数', 'Times used', {
      of: {
        plus: [
          { count: 'projectExpenditure', where: { type: 'id' } },
          { count: 'projectExpenditure', where: { secondary: 'id' } },
          { count: 'projectIncome', where: { type: 'id' } },
          { count: 'projectIncome', where: { channel: 'id' } },
          { count: 'project', where: { projectType: 'id' } },
        ],
      },
    }),
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
  rules: {
    nameUniqueInType: [{ sheet: 1, unique: ['type', 'parent', 'name'], field: 'name' }, { freeze: ['type', 'code'] }],
    secondaryNeedsParent: [
      {
        sheet: 2,
        tree: {
          depth: 2,
          by: 'type',
          kinds: { secondary: ['expenditure'], expenditure: [], projectType: [], channel: [], incomeType: [] },
        },
      },
      { when: { type: 'secondary' }, demand: ['parent'], otherwise: 'refuse' },
      { when: { type: 'channel' }, demand: ['feeRate'], otherwise: 'refuse' },
    ],
    newRateHoldsLater: [
      { sheet: 3, see: 'projectIncome#typeIsIncome' },
      { note: ['新费率只用于此后录入的明细与收入', 'A new rate holds for lines and incomes entered later'], reader: 'screen' },
    ],
    offeredWhileEnabled: [{ sheet: 4, offered: { enabled: true } }, { by: 'disablesBelow' }],
    deletableWhenUnused: { sheet: 5, remove: { without: ['usedCount', 'children', 'references'] } },
    onlyAdminEdits: [{ sheet: 6, may: ['create', 'edit', 'remove'], who: 'admin' }, { carried: 'access.screenAccess' }],
  },
})
export type FinanceType = RecordOf<typeof financeType>
