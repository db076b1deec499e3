import { entity, f, type RecordOf } from '#declare'

/** Named roles (admin, editor and own ones) with rights, and the numeric roles 0 to 5 that hide menu titles; admins change them rarely. */
export const role = entity('role', ['角色', 'Role'], {
  lock: true,
  fields: {
    kind: f.choice('角色类别', 'Kind', 'named', { named: ['命名角色', 'Named'], numeric: ['数字角色', 'Numeric'] }),
    code: f.text('角色标识', 'Code', { required: true, unique: true, max: 20, pattern: '^([a-z][a-zA-Z]*|[0-5])$', search: true }),
    name: f.text('角色名称', 'Name', { required: true, max: 20, search: true }),
    description: f.text('说明', 'Description', { max: 100 }),
    hidden: f.tags('隐藏的菜单', 'Hidden menu titles'),
    rights: f.list('操作权限', 'Rights', [
      { entity: f.text('对象', 'Entity', { required: true, names: 'entity' }), read: f.boolean('查看', 'Read') },
      { create: f.boolean('新增', 'Create'), update: f.boolean('修改', 'Update'), remove: f.boolean('删除', 'Delete') },
      { moves: f.tags('状态操作', 'Moves and actions') },
    ]),
    special: f.choices('特殊权限', 'Special rights', [
      { bulk: ['批量补赠', 'Bulk grants'], approve: ['批量复核', 'Approve bulk'], export: ['导出', 'Export'] },
      { personal: ['查看完整个人信息', 'Full personal data'], compensate: ['单人补偿', 'Make good to one user'] },
      { refund: ['退款标记', 'Mark refunds'], destroy: ['销毁兑换码', 'Destroy codes'], sales: ['销售数据导入', 'Sales imports'] },
      { finance: ['结算导入', 'Settlement imports'], config: ['开发配置', 'Dev config'] },
      { restore: ['恢复历史', 'Restore'], audit: ['查看全部日志', 'See all logs'], cache: ['清除缓存', 'Clear cache'] },
    ]),
    secondFactor: f.boolean('登录必须两步验证', 'A second factor is required', {
      default: false,
      help: [
        '有此角色的人还没有开启的，登录后先设置验证器，此前不能做别的；已登录的，下一次操作时设置。公司账号登录的，身份服务已验证过的算数；短信验证码不算',
        'Whoever holds this role sets up an authenticator before anything else: after signing in, or at the next call where they are signed in. A factor that the company’s provider has asked for counts; codes by SMS do not',
      ],
    }),
    idleMinutes: f.integer('闲置多少分钟后退出', 'Minutes idle before the session ends', {
      ...{ min: 5, max: 720 },
      help: [
        '不填为不限（登录一天后到期）。这么久没有操作即须再次登录，未保存的内容不会丢失；有多个角色的，取最短的',
        'None unless given (a session lasts a day). Whoever did nothing for so long signs in again and loses nothing typed; of several roles the shortest counts',
      ],
    }),
    builtIn: f.boolean('内置', 'Built in', { default: false, readOnly: true }),
    users: f.count('用户数', 'Users', {
      of: {
        plus: [
          { count: 'portalUser', where: { roles: 'id' } },
          { count: 'portalUser', where: { numericRole: 'id' } },
        ],
      },
    }),
  },
  proves: ['create', 'update', 'remove'],
  actions: {
    copy: { asks: { code: f.text('角色标识', 'Code', { required: true, max: 20 }) } },
    compare: {
      label: ['对比', 'Compare'],
      on: 'list',
      looks: 'compare',
      asks: {
        id: f.ref('角色', 'Role', { to: 'role', required: true }),
        other: f.ref('对比角色', 'Compare with', { to: 'role', required: true }),
      },
    },
  },
  title: 'name',
  list: {
    columns: ['code', 'name', 'kind', 'hidden', 'special', 'users', 'builtIn', 'updatedAt'],
    ...{ filters: ['kind', 'code', 'name'], sort: ['kind', 'code'] },
  },
  form: [
    ['角色', 'Role', ['kind', 'code'], 'name', 'description', ['builtIn', 'users']],
    ['菜单', 'Menus', 'hidden'],
    ['权限', 'Rights', 'rights', 'special'],
    ['登录', 'Sign-in', 'secondFactor', 'idleMinutes'],
  ],
  rules: {
    adminRoleNeverChanges: [
      // What admins may do is everything, for good; how they sign in is for each company to say.
      { sheet: 1, lock: { code: 'admin' }, but: ['secondFactor', 'idleMinutes'] },
      { remove: { without: ['users', 'builtIn'] } },
      { may: ['create', 'edit', 'remove', 'copy'], who: 'admin' },
    ],
    codeFitsItsKind: [
      { sheet: 2, format: 'code', is: '^[0-5]$', when: { kind: 'numeric' } },
      { format: 'code', is: '^[a-z][a-zA-Z]*$', when: { kind: 'named' } },
      { freeze: ['kind', 'code'] },
    ],
    signInIsOfNamedRoles: { when: { kind: 'numeric' }, refuse: ['secondFactor', 'idleMinutes'] },
    rightsNameWhatThereIs: { by: 'rightsNameWhatThereIs', on: ['save'] },
    hiddenIsRefusedToo: { sheet: 3, carried: 'access' },
    effectiveAtNextRequest: { sheet: 4, carried: 'session.roles' },
  },
  deviations: { special: '客服只补一个人、不做名单，也不能因此得到批量的权限：另立一项' },
})
export type Role = RecordOf<typeof role>
