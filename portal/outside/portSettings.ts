import type { Label } from '#declare'
import type { Kuaidi100Settings } from './carrier/kuaidi100.ts'
import type { ChargeSettings } from './charge/signedCharge.ts'
import {
  type IdentitySettings,
  identityMistakes,
  readIdentity,
} from './identity/identitySettings.ts'
import type { SmtpSettings } from './mail/smtpMail.ts'
import type { ChatModelSettings } from './model/chatModel.ts'
import { MODELS } from './model/model.ts'
import type { JpushSettings } from './push/jpush.ts'
import type { AliyunReadingSettings } from './reading/aliyunReading.ts'
import type { YouzanSettings } from './shop/youzan.ts'
import type { AliyunSmsSettings } from './sms/aliyunSms.ts'
import type { AliyunSpeechSettings } from './speech/aliyunSpeechOptions.ts'
import { VOICES } from './speech/speech.ts'
import type { AliyunVodSettings } from './vod/aliyunVod.ts'

/** The real services that are configured; each that is left out is stood in for. */
export interface PortSettings {
  readonly sms?: AliyunSmsSettings
  readonly mail?: SmtpSettings
  readonly push?: JpushSettings
  /** Whether podcast feeds are really read. */
  readonly feed?: true
  /** Whether robots really write to their groups. */
  readonly robot?: true
  readonly vod?: AliyunVodSettings
  readonly speech?: AliyunSpeechSettings
  /** Who reads the text in pictures; the library that comes along where it is left out. */
  readonly reading?: AliyunReadingSettings | 'off'
  readonly carrier?: Kuaidi100Settings
  readonly shop?: YouzanSettings
  readonly charge?: ChargeSettings
  readonly model?: ChatModelSettings
  /** Where the company’s people sign in. */
  readonly identity?: IdentitySettings
}

type Environment = { readonly [name: string]: string | undefined }

const groups: { readonly [service: string]: { readonly label: Label; readonly needed: string[] } } =
  {
    sms: {
      label: ['阿里云短信', 'Alibaba Cloud SMS'],
      needed: ['SMS_ACCESS_KEY_ID', 'SMS_ACCESS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATES'],
    },
    mail: { label: ['邮件服务', 'The mail server'], needed: ['SMTP_URL', 'MAIL_FROM'] },
    push: { label: ['极光推送', 'JPush'], needed: ['JPUSH_APP_KEY', 'JPUSH_MASTER_SECRET'] },
    vod: {
      label: ['阿里云视频点播', 'Alibaba Cloud VOD'],
      needed: ['VOD_ACCESS_KEY_ID', 'VOD_ACCESS_KEY_SECRET'],
    },
    reading: {
      label: ['阿里云文字识别', 'Alibaba Cloud OCR'],
      needed: ['OCR_ACCESS_KEY_ID', 'OCR_ACCESS_KEY_SECRET'],
    },
    charge: {
      label: ['会员直充', 'Membership charge'],
      needed: ['CHARGE_URL', 'CHARGE_SECRET'],
    },
    shop: {
      label: ['有赞', 'Youzan'],
      needed: ['YOUZAN_CLIENT_ID', 'YOUZAN_CLIENT_SECRET', 'YOUZAN_SHOP_ID'],
    },
    carrier: {
      label: ['快递100', 'Kuaidi100'],
      needed: ['KUAIDI100_CUSTOMER', 'KUAIDI100_KEY'],
    },
    model: {
      label: ['AI模型', 'The AI model'],
      needed: ['MODEL_URL', 'MODEL_KEY', 'MODEL_NAMES'],
    },
    speech: {
      label: ['阿里云语音合成', 'Alibaba Cloud speech'],
      needed: ['SPEECH_ACCESS_KEY_ID', 'SPEECH_ACCESS_KEY_SECRET', 'SPEECH_APP_KEY'],
    },
  }

/** Reads them from environment variables; call it once {@link servicesMistakes} finds none. */
export function readPortSettings(env: Environment): PortSettings {
  const { SMTP_URL: url, MAIL_FROM: from } = env
  const identity = readIdentity(env)
  return {
    ...(env.SMS_ACCESS_KEY_ID && {
      sms: {
        accessKeyId: env.SMS_ACCESS_KEY_ID,
        accessKeySecret: env.SMS_ACCESS_KEY_SECRET as string,
        signName: env.SMS_SIGN_NAME as string,
        templates: Object.fromEntries(pairsOf(env.SMS_TEMPLATES)),
        ...(env.SMS_ENDPOINT && { endpoint: env.SMS_ENDPOINT }),
      },
    }),
    ...(url && from && { mail: { url, from } }),
    ...(env.JPUSH_APP_KEY && {
      push: {
        appKey: env.JPUSH_APP_KEY,
        masterSecret: env.JPUSH_MASTER_SECRET as string,
        ...(env.JPUSH_ENDPOINT && { endpoint: env.JPUSH_ENDPOINT }),
      },
    }),
    ...(env.PODCAST_FEEDS === 'on' && { feed: true as const }),
    ...(env.ROBOT_WEBHOOKS === 'on' && { robot: true as const }),
    ...(env.VOD_ACCESS_KEY_ID && { vod: vodOf(env) }),
    ...(env.SPEECH_ACCESS_KEY_ID && { speech: speechOf(env) }),
    ...(env.PICTURE_TEXT === 'off' && { reading: 'off' as const }),
    ...(env.OCR_ACCESS_KEY_ID && {
      reading: {
        accessKeyId: env.OCR_ACCESS_KEY_ID,
        accessKeySecret: env.OCR_ACCESS_KEY_SECRET as string,
        ...(env.OCR_ENDPOINT && { endpoint: env.OCR_ENDPOINT }),
      },
    }),
    ...(env.CHARGE_URL && {
      charge: { endpoint: env.CHARGE_URL, secret: env.CHARGE_SECRET as string },
    }),
    ...(env.YOUZAN_CLIENT_ID && {
      shop: {
        clientId: env.YOUZAN_CLIENT_ID,
        clientSecret: env.YOUZAN_CLIENT_SECRET as string,
        shopId: env.YOUZAN_SHOP_ID as string,
      },
    }),
    ...(env.KUAIDI100_CUSTOMER && {
      carrier: { customer: env.KUAIDI100_CUSTOMER, key: env.KUAIDI100_KEY as string },
    }),
    ...(env.MODEL_URL && { model: modelOf(env) }),
    ...(identity && { identity }),
  }
}

const vodOf = (env: Environment): AliyunVodSettings => ({
  accessKeyId: env.VOD_ACCESS_KEY_ID as string,
  accessKeySecret: env.VOD_ACCESS_KEY_SECRET as string,
  ...(env.VOD_REGION && { region: env.VOD_REGION }),
  ...(env.VOD_TEMPLATE_GROUP && { templateGroup: env.VOD_TEMPLATE_GROUP }),
  ...(env.VOD_ENDPOINT && { endpoint: env.VOD_ENDPOINT }),
  ...(env.VOD_DOMAIN && { domain: new URL(env.VOD_DOMAIN).origin }),
})

const speechOf = (env: Environment): AliyunSpeechSettings => ({
  accessKeyId: env.SPEECH_ACCESS_KEY_ID as string,
  accessKeySecret: env.SPEECH_ACCESS_KEY_SECRET as string,
  appKey: env.SPEECH_APP_KEY as string,
  ...(env.SPEECH_VOICES && { voices: Object.fromEntries(pairsOf(env.SPEECH_VOICES)) }),
  ...(env.SPEECH_ENDPOINT && { endpoint: env.SPEECH_ENDPOINT }),
})

const modelOf = (env: Environment): ChatModelSettings => ({
  url: (env.MODEL_URL as string).replace(/\/+$/, ''),
  key: env.MODEL_KEY as string,
  names: Object.fromEntries(pairsOf(env.MODEL_NAMES)),
  prices: Object.fromEntries(
    pairsOf(env.MODEL_PRICES).map(([model, price = '']) => [model, priceOf(price)]),
  ),
})

/** `2/8`: yuan for a million tokens in and out, as fen. */
function priceOf(price: string): { readonly in: number; readonly out: number } {
  const [asked = 0, given = 0] = price.split('/').map((yuan) => Number(yuan) * 100)
  return { in: asked, out: given }
}

/** Origins the browser reads and writes films at, where they lie with a service; for the content security policy. */
export const vodOrigins = ({ vod }: PortSettings): readonly string[] =>
  vod
    ? [
        `https://*.oss-${vod.region ?? 'cn-shanghai'}.aliyuncs.com`,
        ...(vod.domain ? [vod.domain] : []),
      ]
    : []

/** What is wrong with them, each mistake with its variable and what would do; secrets are not repeated. */
export function servicesMistakes(env: Environment): Label[] {
  return [
    ...lacking(env),
    ...templateMistakes(env),
    ...voiceMistakes(env),
    ...modelMistakes(env),
    ...addressMistakes(env),
    ...identityMistakes(env),
  ]
}

function lacking(env: Environment): Label[] {
  return Object.values(groups).flatMap(({ label, needed }): Label[] => {
    const missing = needed.filter((name) => !env[name])
    if (missing.length === 0 || missing.length === needed.length) return []
    return [[`${label[0]}缺少：${missing.join('、')}`, `${label[1]} lacks: ${missing.join(', ')}`]]
  })
}

const pairsOf = (templates = '') =>
  templates
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair) => pair.split('=').map((part) => part.trim()) as [string, string])

function templateMistakes({ SMS_TEMPLATES: templates }: Environment): Label[] {
  const wrong = pairsOf(templates).find(([name, code]) => !name || !/^SMS_\d+$/.test(code ?? ''))
  if (!wrong) return []
  return [
    [
      `SMS_TEMPLATES=${templates}：应为 名称=模板代码，例如 signInCode=SMS_154950909`,
      `SMS_TEMPLATES=${templates}: give names with codes, for example signInCode=SMS_154950909`,
    ],
  ]
}

function voiceMistakes({ SPEECH_VOICES: voices }: Environment): Label[] {
  const known: readonly string[] = VOICES
  const wrong = pairsOf(voices).find(([name, voice]) => !known.includes(name) || !voice)
  if (!wrong) return []
  const example = VOICES.map((voice) => `${voice}=…`).join(',')
  return [
    [
      `SPEECH_VOICES=${voices}：应为 音色=服务商的音色，例如 ${example}`,
      `SPEECH_VOICES=${voices}: give our voices with the provider's, for example ${example}`,
    ],
  ]
}

function modelMistakes({ MODEL_NAMES: names, MODEL_PRICES: prices }: Environment): Label[] {
  const known: readonly string[] = MODELS
  const isWrong = ([model, said]: readonly [string, string], form: RegExp) =>
    !known.includes(model) || !form.test(said ?? '')
  const wrongName = pairsOf(names).some((pair) => isWrong(pair, /./))
  const wrongPrice = pairsOf(prices).some((pair) => isWrong(pair, /^[\d.]+\/[\d.]+$/))
  return [
    ...(wrongName ? [malformedSetting('MODEL_NAMES', names, 'fast=…,standard=…,deep=…')] : []),
    ...(wrongPrice ? [malformedSetting('MODEL_PRICES', prices, 'fast=0.3/0.6,standard=2/8')] : []),
  ]
}

const malformedSetting = (name: string, value: string | undefined, example: string): Label => [
  `${name}=${value}：写法不正确，例如 ${example}`,
  `${name}=${value}: not as it is to be written, for example ${example}`,
]

function addressMistakes(env: Environment): Label[] {
  const checked = [
    ['CHARGE_URL', /^https:$/, 'https://charge.example.com/v1/charges'],
    ['SMTP_URL', /^smtps?:$/, 'smtps://user:password@smtp.example.com:465'],
    ['MODEL_URL', /^https?:$/, 'https://api.example.com/v1'],
    ['SMS_ENDPOINT', /^https?:$/, 'https://dysmsapi.aliyuncs.com'],
    ['JPUSH_ENDPOINT', /^https?:$/, 'https://api.jpush.cn'],
    ['SPEECH_ENDPOINT', /^https?:$/, 'https://nls-gateway-cn-shanghai.aliyuncs.com'],
    ['OCR_ENDPOINT', /^https?:$/, 'https://ocr-api.cn-hangzhou.aliyuncs.com'],
    ['VOD_DOMAIN', /^https?:$/, 'https://vod.example.com'],
    ['VOD_ENDPOINT', /^https?:$/, 'https://vod.cn-shanghai.aliyuncs.com'],
  ] as const
  return checked.flatMap(([name, scheme, example]): Label[] => {
    const url = env[name] ? URL.parse(env[name]) : undefined
    if (url === undefined || (url && scheme.test(url.protocol) && url.hostname)) return []
    return [
      [`${name}：地址不正确，例如 ${example}`, `${name}: no such address; for example ${example}`],
    ]
  })
}
