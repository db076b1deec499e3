import { entity, f, type RecordOf } from '#declare'

/** The accounting categories of the profit check, what each counts and which types fall in it; finance keeps some twenty. */
export const projectCategory = entity('projectCategory', ['类别说明', 'Category description'], {
  fields: {
    code: f.code('类别编码', 'Code', { required: true, unique: true, pattern: '^[IE][0-9]{2,4}$', search: true }),
    name: f.text('类别名称', 'Name', { required: true, max: 20, unique: true, search: true }),
    side: f.choice('收支方向', 'Side', { required: true }, { income: ['收入', 'Income'], expenditure: ['支出', 'Expenditure'] }),
    types: f.refs('包含类型', 'Types counted', { to: 'financeType' }),
    account: f.text('会计科目', 'Account', { max: 30 }),
    description: f.longText('口径说明', 'What it counts', { required: true, max: 500 }),
    example: f.longText('举例', 'Examples', { max: 300 }),
    position: f.order('排序', 'Order'),
    enabled: f.boolean('启用', 'Enabled', { default: true }),
  },
  list: {
    columns: ['position', 'code', 'name', 'side', 'types', 'account', 'description', 'enabled'],
    filters: ['name', 'code', 'side', 'types', 'enabled'],
    sort: ['side', 'position'],
  },
  form: [
    ['类别', 'Category', ['code', 'name'], 'side', 'types', 'account'],
    ['说明', 'Description', 'description', 'example', ['position', 'enabled']],
  ],
  rules: {
    codeTellsSide: [
      { sheet: 1, by: 'codeTellsSide' },
      { freeze: ['code', 'side'], once: { some: 'projectEntry' } },
    ],
    typesMatchSide: [
      { sheet: 2, refer: 'types', where: { type: 'incomeType' }, when: { side: 'income' } },
      { refer: 'types', where: { type: 'expenditure' }, when: { side: 'expenditure' } },
      { unique: ['types'] },
    ],
    onlyAdminEdits: { sheet: 3, may: ['create', 'edit', 'remove'], who: 'admin' },
    agreedTypesStay: [{ sheet: 4, by: 'movesNoAgreedType' }, { by: 'recountsEntries' }],
    deletableWhenUnused: { sheet: 5, remove: { without: ['projectEntry'] } },
  },
})
export type ProjectCategory = RecordOf<typeof projectCategory>
