import { acsHeaders, acsQuery } from '../acs3.ts'
import type { Outbound } from '../outbound/outbound.ts'
import { portErrorOf, refusedBy, throttledBy, unreachableAt } from '../portError.ts'
import { checkSms, type SmsMessage, type SmsPort } from './sms.ts'

/** An account of Alibaba Cloud SMS (Dysmsapi). */
export interface AliyunSmsSettings {
  readonly accessKeyId: string
  readonly accessKeySecret: string
  /** The approved signature that every message begins with: 【…】. */
  readonly signName: string
  /** Codes of approved templates (`SMS_154950909`) by the portal's names for them. */
  readonly templates: { readonly [name: string]: string }
  /** `https://dysmsapi.aliyuncs.com` unless told. */
  readonly endpoint?: string
}
export interface AliyunSmsOptions extends AliyunSmsSettings {
  readonly outbound: Outbound
  readonly clock: () => Date
  /** Given up after so many milliseconds. */
  readonly timeout?: number
}

/**
 * Sends through Alibaba Cloud. The signature is our own (one call, forty lines): the SDK brings some fifty packages
 * for it. The provider's limits (a minute, an hour, a day) come out as `throttled`.
 */
export function aliyunSms(options: AliyunSmsOptions): SmsPort {
  return {
    standIn: false,
    async send(message) {
      checkSms(message)
      return idOf(await answered(options, queryOf(options, message)), options)
    },
  }
}

type Query = { readonly [name: string]: string }

function queryOf({ signName, templates }: AliyunSmsOptions, message: SmsMessage): Query {
  const { phone, template, variables } = message
  const code = /^SMS_\d+$/.test(template) ? template : templates[template]
  if (!code)
    throw refusedBy('sms', [
      `没有配置短信模板 ${template}，请在 SMS_TEMPLATES 中加上 ${template}=SMS_…`,
      `there is no template ${template}: add ${template}=SMS_… to SMS_TEMPLATES`,
    ])
  return {
    // Numbers abroad are written without the plus.
    PhoneNumbers: phone.replace('+', ''),
    SignName: signName,
    TemplateCode: code,
    ...(variables && { TemplateParam: JSON.stringify(variables) }),
  }
}

interface Answer {
  readonly Code?: string
  readonly Message?: string
  readonly BizId?: string
}

async function answered(options: AliyunSmsOptions, query: Query): Promise<Answer> {
  const { endpoint = 'https://dysmsapi.aliyuncs.com', timeout = 10_000 } = options
  const { host } = new URL(endpoint)
  const call = { host, action: 'SendSms', version: '2017-05-25', query }
  const signer = { ...options, date: options.clock(), nonce: crypto.randomUUID() }
  try {
    const address = `${new URL(endpoint).origin}/?${acsQuery(query)}`
    const response = await options.outbound(address, {
      method: 'POST',
      headers: { ...(await acsHeaders(call, signer)), accept: 'application/json' },
      timeout,
    })
    return (await response.json()) as Answer
  } catch (error) {
    throw portErrorOf('sms', host, error)
  }
}

/** `isv.BUSINESS_LIMIT_CONTROL` for one phone, `Throttling.User` for the account. */
const THROTTLED = /LIMIT_CONTROL|^Throttling/
const BROKEN = /^isp\.SYSTEM_ERROR|^ServiceUnavailable|^InternalError/

function idOf({ Code = '', Message = '', BizId = '' }: Answer, options: AliyunSmsOptions) {
  if (Code === 'OK') return { id: BizId }
  const why = `${Code} ${Message}`.trim()
  if (THROTTLED.test(Code)) throw throttledBy('sms', why)
  if (Code === '' || BROKEN.test(Code))
    throw unreachableAt('sms', new URL(options.endpoint ?? 'https://dysmsapi.aliyuncs.com').host)
  throw refusedBy('sms', why)
}
