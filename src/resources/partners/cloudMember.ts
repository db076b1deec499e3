import { entity, f, type RecordOf } from '#declare'

/** Somebody who reads in the library of a cloud enterprise, and takes one of its seats. */
export const cloudMember = entity('cloudMember', ['云企业成员', 'Cloud member'], {
  fields: {
    enterprise: f.ref('云企业', 'Cloud enterprise', { to: 'cloudEnterprise', required: true }),
    name: f.text('姓名', 'Name', { required: true, max: 20, search: true }),
    phone: f.phone('手机号', 'Phone', { required: true, search: true }),
    employeeNo: f.text('工号', 'Employee number', { max: 30, search: true }),
    joinedBy: f.choice('加入方式', 'Joined by', { default: 'import' }, [
      { import: ['管理员导入', 'Imported'], invite: ['邀请码', 'Invite code'] },
      { email: ['企业邮箱', 'Company mail'], sso: ['单点登录', 'Single sign-on'] },
    ]),
    inviteCode: f.text('所用邀请码', 'Invite code used', { max: 30 }),
    email: f.text('企业邮箱', 'Company mail', { max: 80 }),
    joinedAt: f.dateTime('加入时间', 'Joined at', { required: true }),
  },
  rules: {
    comesFromApp: [
      { from: 'app', knownBy: ['enterprise', 'phone'], create: false, remove: false },
      { unique: ['enterprise', 'phone'], say: ['该手机号已是成员', 'That phone is a member already'] },
      { freeze: ['enterprise', 'phone', 'joinedBy'] },
    ],
    joinedWithinSeats: [
      {
        refer: 'enterprise',
        where: { status: ['trial', 'active'] },
        say: ['企业不在试用或服务中', 'The enterprise is neither on trial nor in service'],
      },
      { cap: 'enterprise.seatsUsed', at: 'enterprise.seats', say: ['名额已用完', 'No seat is left'] },
    ],
    joinedAsAllowed: { by: 'joinsAsAllowed', on: ['create'] },
  },
})
export type CloudMember = RecordOf<typeof cloudMember>
