import { entity, f, type RecordOf } from '#declare'
import { mailKinds } from '#resources/choices.ts'

/** A mail in one user's inbox, with the reader's name put in; laid there by the portal when it is sent, opened in the app. */
export const mailReceipt = entity('mailReceipt', ['站内信收件', 'Mail received'], {
  path: 'message/receipt',
  fields: {
    mail: f.ref('站内信', 'Mail', { to: 'mail', required: true, onDelete: 'cascade' }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true }),
    key: f.code('幂等键', 'Key', { required: true, unique: true }),
    kind: f.choice('消息类型', 'Kind', 'notice', mailKinds),
    title: f.text('标题', 'Title', { required: true, max: 200 }),
    summary: f.text('摘要', 'Summary', { max: 300 }),
    cover: f.image('配图', 'Picture', { width: 686, height: 386 }),
    /** Only where the text names its reader, or nobody else may read the mail yet. */
    content: f.richText('正文', 'Content'),
    link: f.jump('跳转', 'Link'),
    buttonText: f.text('按钮文案', 'Button', { max: 6 }),
    sentAt: f.dateTime('送达时间', 'Sent at', { required: true }),
    readAt: f.dateTime('阅读时间', 'Read at'),
    test: f.boolean('测试', 'Trial', { default: false }),
  },
  rules: {
    comesFromPortal: [
      { from: 'portal', but: ['readAt'], create: false, remove: false },
      { from: 'app', fields: ['readAt'] },
    ],
    shownOnceSent: {
      shown: {
        any: [
          { test: true },
          { 'mail.status': ['sending', 'sent', 'failed'], 'mail.expireAt': { set: false } },
          { 'mail.status': ['sending', 'sent', 'failed'], 'mail.expireAt': { gt: { now: '' } } },
        ],
      },
      gives: ['mail', 'user', 'kind', 'title', 'summary', 'cover', 'content', 'link', 'buttonText', 'sentAt', 'readAt'],
    },
  },
})
export type MailReceipt = RecordOf<typeof mailReceipt>
