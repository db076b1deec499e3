import type { Label } from './label.ts'

/** What is known of an outside service: what it is called, and what becomes of its work while a stand-in does it. */
export interface PortFacts {
  readonly label: Label
  /** Shown where something runs on the stand-in; says where the work ends up instead. */
  readonly standIn: Label
  /** What is said of its work where it could not be done; that it was not sent unless told. */
  readonly undone?: Label
}

/**
 * The services outside the house that the portal calls. An entity that relies on one names it (`ports: ['sms']`), and
 * its screens say so while that is a stand-in.
 */
export const ports = {
  sms: {
    label: ['短信', 'SMS'],
    standIn: [
      '短信服务尚未接入：短信不会发出，只存入数据文件夹的 outbox。',
      'SMS runs on a stand-in: messages leave for nobody, they lie in outbox in the data folder.',
    ],
  },
  mail: {
    label: ['邮件', 'Mail'],
    standIn: [
      '邮件服务尚未接入：邮件不会发出，只存入数据目录的 outbox。',
      'Mail runs on a stand-in: letters leave for nobody, they lie in the data folder’s outbox.',
    ],
  },
  push: {
    label: ['推送', 'Push'],
    standIn: [
      '推送服务尚未接入：推送不会到达手机，只写入门户日志。',
      'Push runs on a stand-in: notifications reach no phone, they stand in the portal’s log.',
    ],
  },
  feed: {
    label: ['播客源', 'Podcast feed'],
    standIn: [
      '播客源抓取尚未接入：抓取到的节目为示例内容，音频为静音。',
      'Podcast feeds run on a stand-in: episodes are made up, their sound is silence.',
    ],
  },
  robot: {
    label: ['社群机器人', 'Group robot'],
    standIn: [
      '社群机器人尚未接入：消息不会发到群里，只写入门户日志。',
      'The group robot runs on a stand-in: messages reach no group, they stand in the portal’s log.',
    ],
  },
  vod: {
    label: ['视频点播', 'Video service'],
    standIn: [
      '视频点播服务尚未接入：视频存入自带的对象存储，按原文件播放，不转码。',
      'The video service runs on a stand-in: films lie in the portal’s own store and play as they were uploaded.',
    ],
  },
  carrier: {
    label: ['物流查询', 'Parcel tracking'],
    standIn: [
      '物流查询尚未接入：轨迹为示例，签收与退回请手动标记。',
      'Parcel tracking runs on a stand-in: traces are samples, mark what arrived or came back by hand.',
    ],
  },
  shop: {
    label: ['店铺', 'Shop'],
    standIn: [
      '店铺（有赞）尚未接入：商品与订单为示例，没有向店铺查询。',
      'The shop runs on a stand-in: goods and orders are samples, nobody was asked.',
    ],
  },
  charge: {
    label: ['会员直充', 'Membership charge'],
    standIn: [
      '会员直充尚未接入：不会向合作方充值，只写入门户日志。',
      'Charging partners’ memberships runs on a stand-in: nothing is charged, it stands in the portal’s log.',
    ],
  },
  speech: {
    label: ['语音服务', 'Speech service'],
    standIn: [
      '语音服务尚未接入：朗读音频为静音，录音不能转写。',
      'The speech service runs on a stand-in: what it speaks is silence, recordings are not written down.',
    ],
    undone: ['没有完成', 'did not do it'],
  },
  reading: {
    label: ['图中文字识别', 'Text recognition'],
    standIn: [
      '没有识别图中文字：按图中的文字搜不到图片。',
      'Nothing reads the text in pictures: they are not found by it.',
    ],
    undone: ['没有完成', 'did not do it'],
  },
  identity: {
    label: ['公司账号', 'Company account'],
    standIn: [
      '公司账号登录尚未接入：登录页只有用户名和密码。',
      'Nobody signs in through the company yet: there are names and passwords alone.',
    ],
    undone: ['登录未完成', 'sign-in was not completed'],
  },
  model: {
    label: ['AI模型', 'AI model'],
    standIn: [
      'AI模型尚未接入：内容由原文摘句拼成，没有经过模型，仅供演示。',
      'The AI model runs on a stand-in: what it gives is sentences picked from the text, no model has read it.',
    ],
    undone: ['没有给出结果', 'gave no answer'],
  },
} as const satisfies { readonly [name: string]: PortFacts }

export type PortName = keyof typeof ports
