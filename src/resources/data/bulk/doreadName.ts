import { b, bulkKind, columnOf } from '#declare'
import { doreadName as listed } from '#resources/readingClub/doreadName.ts'

const { name, phone, nameKind, goodAt, address } = listed.fields

/** Judges, leaders and members of the reading club. */
export const doreadName = bulkKind('doreadName', ['书友名单导入', 'Club names'], {
  about: [
    '导入读书会的评委、领读人与书友，按手机号匹配用户；同一身份已在名单中的更新',
    'Takes in judges, leaders and members of the reading club, matched to users by phone; who stands in that role is brought up to date',
  ],
  template: '书友名单导入模板.xlsx',
  most: 500,
  screen: '/datas/import',
  who: { create: 'doreadName' },
  did: ['已导入', 'imported'],
  columns: {
    name: columnOf(name, { label: ['姓名', 'Name'], example: '林见溪' }),
    phone: columnOf(phone, { required: true, example: '19900000001' }),
    nameKind: columnOf(nameKind, { required: true, example: '书友' }),
    goodAt: columnOf(goodAt, { label: ['领域', 'Fields'] }),
    address: columnOf(address, { label: ['地址', 'Address'], example: '北京市东城区和平里' }),
  },
  same: { as: ['phone', 'nameKind'] },
  writes: {
    to: 'doreadName',
    by: ['phone', 'nameKind'],
    action: 'importNames',
    finds: { user: { to: 'appUser', by: 'phone', from: 'phone', optional: true } },
  },
  adds: { action: b.text('动作', 'Action', { max: 20 }) },
})
