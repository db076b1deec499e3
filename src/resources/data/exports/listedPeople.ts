import { type BulkKind, b, bulkKind } from '#declare'

const who = { rights: ['export'], menus: ['数据导出'] } as const
/** Rows of one list of people. */
const most = 50_000

/** Kinds of export that take a list of people: its one column, and what the file adds to it. */
export const listedPeople: { readonly [kind: string]: BulkKind } = {
  douBanForPhone: bulkKind('douBanForPhone', ['豆瓣用户数据（按手机号）', 'Douban users by phone'], {
    about: ['按手机号查出用户在一段时间内的兑换、订单与学习', 'What the users of these phones redeemed, bought and studied in a period'],
    template: '豆瓣导出手机号模板.xlsx',
    most,
    who,
    columns: { phone: b.phone({ required: true }) },
    adds: {
      uid: b.text('用户ID', 'User ID', { max: 20 }),
      nickname: b.text('昵称', 'Nickname', { max: 40 }),
      registeredAt: b.date('注册时间', 'Registered at', {}),
      channel: b.text('注册渠道', 'Channel', { max: 40 }),
      redeemed: b.text('兑换内容', 'Redeemed', { max: 200 }),
      redeemedAt: b.date('兑换时间', 'Redeemed at', {}),
      orders: b.integer('订单数', 'Orders', { min: 0, max: 1e9 }),
      paid: b.money('实付金额（元）', 'Paid (¥)', { min: 0, max: 1e12 }),
      minutes: b.integer('学习时长（分钟）', 'Studied (minutes)', { min: 0, max: 1e9 }),
      lastStudied: b.date('最近学习', 'Last studied', {}),
    },
  }),
  addressForUid: bulkKind('addressForUid', ['收货地址（按用户ID）', 'Addresses by uid'], {
    about: ['按用户ID查出收货地址，每个地址一行', 'The addresses of these users, a row each'],
    template: '地址导出用户模板.xlsx',
    most,
    who,
    columns: { uid: b.uid({ required: true }) },
    adds: {
      nickname: b.text('昵称', 'Nickname', { max: 40 }),
      receiver: b.text('收件人', 'Receiver', { max: 20 }),
      phone: b.text('联系电话', 'Phone', { max: 20 }),
      region: b.text('省市区', 'Region', { max: 60 }),
      detail: b.text('详细地址', 'Address', { max: 100 }),
      postcode: b.text('邮编', 'Postcode', { max: 10 }),
      preferred: b.text('是否默认', 'Preferred', { max: 4 }),
      updatedAt: b.date('更新时间', 'Changed', {}),
    },
  }),
}
