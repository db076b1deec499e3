import { b, bulkKind, columnOf } from '#declare'
import { whiteList as listed } from '#resources/pages/whiteList.ts'

const { phone, department, expireAt, remark } = listed.fields

/** Colleagues and guests who see what is not published yet. */
export const whiteList = bulkKind('whiteList', ['白名单导入', 'Whitelist'], {
  about: [
    '把同事与嘉宾加入信息流白名单；已在名单中的手机号更新部门与有效期',
    'Puts colleagues and guests on the whitelist of the feed; phones on it already are renewed',
  ],
  template: '白名单导入模板.xlsx',
  most: 500,
  screen: '/datas/import',
  who: { create: 'whiteList' },
  did: ['已加入', 'listed'],
  columns: {
    phone: columnOf(phone, { example: '19900000001' }),
    department: columnOf(department, { label: ['部门', 'Department'], also: ['部门或单位'], example: '内容部' }),
    expireAt: columnOf(expireAt, { notBefore: 'today', notAfter: 'today+10y', help: ['不填为长期', 'Left empty, for ever'] }),
    remark: columnOf(remark, { example: '新刊内测' }),
  },
  same: { as: ['phone'] },
  writes: { to: 'whiteList', by: ['phone'], fixed: { enabled: true } },
  adds: { action: b.text('动作', 'Action', { max: 20 }), nickname: b.text('昵称', 'Nickname', { max: 40 }) },
})
