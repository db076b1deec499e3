import { entity, f, onOff, type RecordOf } from '#declare'

/** What support usually gives for a usual complaint: chosen on a user's page, seen, and given with one press; admins keep them. */
export const compensation = entity('compensation', ['补偿方案', 'Compensation recipe'], {
  title: 'name',
  fields: {
    name: f.text('名称', 'Name', {
      required: true,
      max: 40,
      unique: true,
      search: true,
      help: [
        '先写遇到了什么，再写补什么，如“播放失败 → 5元阅读币”',
        'What went wrong, then what is given: "Playback failed → ¥5 of read money"',
      ],
    }),
    kind: f.choice('补什么', 'What', { required: true }, [
      { readMoney: ['充值阅读币', 'Read money'], book: ['赠送书籍', 'Books'], qualification: ['发放资格', 'Qualifications'] },
      { magazine: ['赠送杂志', 'Magazines'], vip: ['赠送会员', 'VIP'], coupon: ['发放优惠券', 'Coupons'] },
    ]),
    cells: f.json('内容', 'Contents', { help: ['与名单里的一行相同，用户除外', 'As a row of a list, without the user'] }),
    reason: f.text('原因', 'Reason', {
      required: true,
      min: 4,
      max: 100,
      help: ['带入每次补偿，可再改', 'Comes along each time, and may be changed'],
    }),
    roles: f.refs('可用角色', 'Roles', { to: 'role', help: ['空为所有能补偿的人', 'Empty for everybody who may make good'] }),
    order: f.order('排序', 'Order'),
    uses: f.count('已用次数', 'Uses', { of: { count: 'batchGive', where: { recipe: 'id' } } }),
  },
  ...onOff(),
  list: { columns: ['name', 'kind', 'reason', 'roles', 'uses', 'updatedAt', 'status'], filters: ['name', 'kind', 'status'], sort: 'order' },
  form: [
    ['方案', 'Recipe', 'name', 'kind', 'cells', 'reason'],
    ['谁能用', 'Who uses it', 'roles', 'order'],
  ],
  rules: {
    cellsFitKind: { by: 'cellsFitKind', on: ['create', 'save'] },
    chosenByRole: { sees: { by: 'seesOfRoles' }, unless: 'admin' },
    keptByAdmins: { may: ['create', 'edit', 'remove', 'enable', 'disable'], who: 'admin' },
  },
})
export type Compensation = RecordOf<typeof compensation>
