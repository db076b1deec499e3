import { expect, test } from 'vitest'
import { openPorts } from './openPorts.ts'
import { readPortSettings, servicesMistakes } from './portSettings.ts'
import { standInsAmong } from './ports.ts'

const around = {
  folder: '/srv/data',
  log: () => {},
  outbound: async () => new Response(),
  clock: () => new Date(),
}
const SMS = {
  SMS_ACCESS_KEY_ID: 'id',
  SMS_ACCESS_KEY_SECRET: 'secret of the account',
  SMS_SIGN_NAME: '刊头',
  SMS_TEMPLATES: 'signInCode=SMS_1, win=SMS_2',
}
const VOD = { VOD_ACCESS_KEY_ID: 'id', VOD_ACCESS_KEY_SECRET: 'secret of the account' }
const SPEECH = {
  SPEECH_ACCESS_KEY_ID: 'id',
  SPEECH_ACCESS_KEY_SECRET: 'secret of the account',
  SPEECH_APP_KEY: 'app',
  SPEECH_VOICES: 'maleCalm=sijia, maleYoung=aida',
}
const MODEL = {
  MODEL_URL: 'https://api.example.com/v1/',
  MODEL_KEY: 'sk-of-the-account',
  MODEL_NAMES: 'standard=qwen-plus',
}
const MAIL = { SMTP_URL: 'smtps://me:secret@smtp.example.com', MAIL_FROM: 'a@example.com' }

test('stands in for whatever is not configured', async () => {
  const standIns = async (env: object) =>
    standInsAmong(await openPorts(readPortSettings({ ...env }), around))
  expect(await standIns({})).toEqual([
    ...[
      'sms',
      'mail',
      'push',
      'feed',
      'robot',
      'vod',
      'speech',
      'carrier',
      'model',
      'shop',
      'charge',
      'identity',
    ],
  ])
  expect(await standIns(SMS)).toEqual([
    ...[
      'mail',
      'push',
      'feed',
      'robot',
      'vod',
      'speech',
      'carrier',
      'model',
      'shop',
      'charge',
      'identity',
    ],
  ])
  const carrier = { KUAIDI100_CUSTOMER: 'C0FFEE', KUAIDI100_KEY: 'k3y' }
  const all = {
    ...SMS,
    ...MAIL,
    ...VOD,
    ...SPEECH,
    ...carrier,
    ...MODEL,
    ...{ JPUSH_APP_KEY: 'app', JPUSH_MASTER_SECRET: 's3cret' },
    ...{ CHARGE_URL: 'https://charge.example.com/', CHARGE_SECRET: 's3cret' },
    ...{ YOUZAN_CLIENT_ID: 'c', YOUZAN_CLIENT_SECRET: 's3cret', YOUZAN_SHOP_ID: '1' },
    ...{
      IDENTITY_PROVIDER: 'wecom',
      WECOM_CORP_ID: 'ww1',
      WECOM_AGENT_ID: '1',
      WECOM_SECRET: 's3cret',
    },
    ROBOT_WEBHOOKS: 'on',
    PODCAST_FEEDS: 'on',
  }
  expect(await standIns(all)).toEqual([])
})

test('reads the text in pictures by itself, by a service where one is named, and not where it is switched off', async () => {
  const opened = async (env: object) =>
    (await openPorts(readPortSettings({ ...env }), around)).reading
  expect((await opened({})).standIn).toBe(false)
  const service = { OCR_ACCESS_KEY_ID: 'id', OCR_ACCESS_KEY_SECRET: 'secret' }
  expect((await opened(service)).standIn).toBe(false)
  expect((await opened({ PICTURE_TEXT: 'off' })).standIn).toBe(true)
  expect(servicesMistakes({ OCR_ACCESS_KEY_ID: 'id' })[0]?.[1]).toBe(
    'Alibaba Cloud OCR lacks: OCR_ACCESS_KEY_SECRET',
  )
})

test('reads the templates by the portal’s names for them', () => {
  expect(readPortSettings(SMS).sms?.templates).toEqual({ signInCode: 'SMS_1', win: 'SMS_2' })
})

test('tells what is missing or wrong, in both languages and without a secret', () => {
  const env = {
    ...SMS,
    SMS_SIGN_NAME: '',
    SMS_TEMPLATES: 'signInCode',
    SMTP_URL: 'http://me:secret@smtp.example.com',
    SMS_ENDPOINT: 'dysmsapi',
  }
  const mistakes = servicesMistakes(env)
  expect(mistakes.map(([, en]) => en)).toEqual([
    'Alibaba Cloud SMS lacks: SMS_SIGN_NAME',
    'The mail server lacks: MAIL_FROM',
    expect.stringMatching(/^SMS_TEMPLATES=signInCode: give names with codes/),
    expect.stringMatching(/^SMTP_URL: no such address/),
    expect.stringMatching(/^SMS_ENDPOINT: no such address/),
  ])
  expect(JSON.stringify(mistakes)).not.toContain('secret@')
  expect(servicesMistakes({ ...SMS, ...MAIL })).toEqual([])
})

test('reads the voices by the portal’s names for them, and names one it does not have', () => {
  const voices = { maleCalm: 'sijia', maleYoung: 'aida' }
  expect(readPortSettings(SPEECH).speech).toMatchObject({ appKey: 'app', voices })
  const [wrong] = servicesMistakes({ ...SPEECH, SPEECH_VOICES: 'robot=aida' })
  expect(wrong?.[1]).toMatch(/^SPEECH_VOICES=robot=aida: give our voices/)
})

test('reads the models and their prices, in fen for a million tokens', () => {
  const { model } = readPortSettings({ ...MODEL, MODEL_PRICES: 'fast=0.3/0.6' })
  expect(model).toEqual({
    ...{ url: 'https://api.example.com/v1', key: 'sk-of-the-account' },
    ...{ names: { standard: 'qwen-plus' }, prices: { fast: { in: 30, out: 60 } } },
  })
  const env = { ...MODEL, MODEL_NAMES: 'huge=x', MODEL_PRICES: 'fast=cheap' }
  expect(servicesMistakes(env).map(([, en]) => en)).toEqual([
    expect.stringMatching(/^MODEL_NAMES=huge=x/),
    expect.stringMatching(/^MODEL_PRICES=fast=cheap/),
  ])
  expect(servicesMistakes(MODEL)).toEqual([])
})
