import { entity, f, type RecordOf } from '#declare'
import { aboutRoles } from './aboutRoles.ts'
import { aboutSmsCodes } from './aboutSmsCodes.ts'

/** Operators and editors who sign in to the portal; admins create, set roles and disable. */
export const portalUser = entity('portalUser', ['后台用户', 'Portal user'], {
  // People are called by what they are called, not by what they sign in with; a code confirms a phone, and signs in.
  title: 'name',
  ports: ['sms'],
  fields: {
    username: f.text('登录名', 'Username', { required: true, unique: true, min: 3, max: 32, pattern: '^[a-z][a-z0-9_.]+$', search: true }),
    name: f.text('显示名', 'Name', { required: true, max: 20, search: true }),
    phone: f.phone('手机号', 'Phone', { required: true, unique: true, search: true }),
    avatar: f.image('头像', 'Avatar', { width: 200, height: 200, maxKB: 512, round: true }),
    introduction: f.text('简介', 'Introduction', { max: 100 }),
    department: f.text('部门', 'Department', { max: 30 }),
    roles: f.refs('角色', 'Roles', { to: 'role', required: true, min: 1, help: aboutRoles }),
    numericRole: f.ref('数字角色', 'Numeric role', {
      to: 'role',
      help: ['在命名角色之外隐藏一些菜单', 'Hides menus on top of the named roles'],
    }),
    routeSet: f.choice('路由集', 'Route set', { default: 'standard' }, [
      { standard: ['标准', 'Standard'], special: ['特殊操作员', 'Special operator'], finance: ['财务精简', 'Reduced finance'] },
    ]),
    projectOverview: f.choices('项目总览白名单', 'Project overview whitelist', [
      { internal: ['内网环境', 'Internal hosts'], production: ['生产环境', 'Production'] },
    ]),
    smsLogin: f.boolean('登录需短信验证', 'SMS code at sign-in', { default: false, help: aboutSmsCodes }),
    failedLogins: f.count('连续失败次数', 'Failed sign-ins'),
    lastLoginAt: f.dateTime('最近登录', 'Last sign-in', { readOnly: true }),
    lastLoginIp: f.text('登录IP', 'IP', { max: 45, readOnly: true }),
    note: f.text('备注', 'Note', { max: 100 }),
  },
  states: { active: ['正常', 'Active'], locked: ['已锁定', 'Locked'], disabled: ['已停用', 'Disabled'] },
  moves: {
    lock: { from: ['active'], to: 'locked', silent: true },
    unlock: { from: ['locked'], to: 'active' },
    disable: { from: ['active', 'locked'], to: 'disabled', confirm: 'yes', undo: 'enable' },
    enable: { from: ['disabled'], to: 'active' },
  },
  proves: ['create', 'update', 'resetPassword'],
  actions: {
    resetPassword: { label: ['重置密码', 'Reset password'], confirm: 'yes' },
    signOut: { label: ['强制下线', 'Sign out'], confirm: 'yes' },
    endSignIns: { label: ['结束登录', 'End sign-ins'], picks: { from: 'openSignIns', adds: 'endSignIns' } },
    signInAs: { label: ['查看其菜单', 'Preview menu'], looks: 'menuOf' },
  },
  list: {
    columns: ['avatar', 'username', 'name', 'phone', 'department', 'roles', 'numericRole', 'lastLoginAt', 'status'],
    filters: ['username', 'name', 'phone', 'roles', 'numericRole', 'status'],
    ...{ sort: 'username', bulk: ['disable', 'enable'] },
  },
  form: [
    ['账号', 'Account', 'username', ['name', 'phone'], 'avatar', 'introduction', ['department', 'smsLogin'], 'note'],
    ['权限', 'Rights', 'roles', ['numericRole', 'routeSet'], 'projectOverview'],
    ['登录', 'Sign-in', ['failedLogins', 'lastLoginAt'], 'lastLoginIp'],
  ],
  rules: {
    onlyAdminManages: [
      {
        sheet: 1,
        may: [
          'read',
          'create',
          'edit',
          'remove',
          'export',
          'lock',
          'unlock',
          'disable',
          'enable',
          'resetPassword',
          'signOut',
          'endSignIns',
          'signInAs',
        ],
        who: 'admin',
      },
      { may: ['edit roles', 'disable'], who: { not: 'self' } },
      { by: 'keepsAnActiveAdmin', on: ['save', 'disable'] },
      { remove: 'never' },
    ],
    usernameNeverChanges: [
      { sheet: 2, freeze: ['username'] },
      { by: 'makesFirstPassword', on: ['create'] },
      { carried: 'session.password' },
    ],
    repeatedFailuresLock: [
      { sheet: 3, carried: 'session.lockout' },
      { by: 'endsSessions', on: ['disable'] },
    ],
    rolesFitTheirKind: [
      { sheet: 4, refer: 'roles', where: { kind: 'named' } },
      { refer: 'numericRole', where: { kind: 'numeric' } },
      { carried: 'session.updatePhone' },
    ],
    overviewForListedUsers: { sheet: 5, carried: 'access.whitelist' },
  },
  endpoints: {
    login: {
      call: 'POST index/login',
      takes: ['username', 'password', 'captchaId', 'captcha', { code: 'SMS code', codeRequest: 'as the answer that asked for it says' }],
      gives: 'token ticket username role roles currentRole expires',
    },
    logout: { call: 'POST index/logout', takes: { ticket: 'ticket in the query' }, gives: 'status' },
    authImg: 'GET index/authImg',
    checkTicket: { call: 'GET index/checkTicket', takes: ['ticket'], gives: 'token username role' },
    getCode: { call: 'POST index/getCode', takes: ['phone', 'captcha'], gives: 'status' },
    checkPhone: { call: 'GET index/checkPhone', takes: ['phone'], gives: 'whether free' },
    updatePhone: { call: 'POST index/updatePhone', takes: { phone: 'phone', code: 'SMS code', password: 'one’s own' }, gives: 'record' },
    getAllUserList: 'GET index/getAllUserList',
  },
})
export type PortalUser = RecordOf<typeof portalUser>
