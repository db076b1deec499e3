import { b, bulkKind, columnOf } from '#declare'
import { listener as member } from '#resources/listeners/listener.ts'

const { phone, nickname, level, months } = member.fields

/** Users who are let into the listening club; who is in already is renewed. */
export const listener = bulkKind('listener', ['听友导入', 'Listeners'], {
  about: [
    '把名单里的用户加入听友；已是听友的续期，等级与昵称按名单更新',
    'Lets the users of a list into the listening club; who is in already is renewed, with the level and nickname of the list',
  ],
  template: '听友导入模板.xlsx',
  most: 5000,
  screen: '/datas/import',
  who: { create: 'listener' },
  did: ['已加入', 'let in'],
  columns: {
    phone: columnOf(phone, { required: true, example: '19900000001' }),
    nickname: columnOf(nickname, {
      label: ['昵称', 'Nickname'],
      required: false,
      example: '山月',
      help: ['不填用其昵称', 'Left empty, their own'],
    }),
    level: columnOf(level, { label: ['等级', 'Level'], required: false, example: '普通听友' }),
    term: columnOf(months, { label: ['月数', 'Months'], empty: 12, example: '12', help: ['不填为12个月', 'Left empty, twelve'] }),
  },
  same: { as: ['phone'] },
  writes: { to: 'listener', as: 'portal', by: ['user'], finds: { user: { to: 'appUser', by: 'phone', from: 'phone' } } },
  adds: { action: b.text('动作', 'Action', { max: 20 }), listenerNo: b.text('听友编号', 'Listener no.', { max: 20 }) },
})
