import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import type { Label } from '#declare'
import type { CompanyPolicy } from '#portal/engine/session/company/companyPolicy.ts'
import { isProxyRange } from '#portal/http/peer.ts'
import type { Receivers } from '#portal/jobs/systemNotices/tellOperators.ts'
import {
  type PortSettings,
  readPortSettings,
  servicesMistakes,
} from '#portal/outside/portSettings.ts'
import { companyMistakes, readCompany } from './companySettings.ts'
import type { LogCollector } from './logShipping.ts'
import { noticeMistakes, readNotices } from './noticeSettings.ts'
import { readShipping, type ShippingSettings, shippingMistakes } from './shippingSettings.ts'
import {
  headersIn,
  readTracing,
  type TracingSettings,
  tracingMistakes,
} from './tracing/tracingSettings.ts'

/** How the portal is run. */
export interface Settings {
  readonly port: number
  readonly host: string
  /** Database, uploads and secret lie here; absolute. */
  readonly folder: string
  /** PostgreSQL; SQLite in the folder without one. */
  readonly databaseUrl?: string
  /** A read replica of it, which lists, exports and figures are read from. */
  readonly databaseReadUrl?: string
  readonly adminPassword?: string
  readonly seed: 'demo' | 'none'
  /** Where browsers reach the portal, where it is not the address it listens on. */
  readonly origin?: string
  /** `host:port` of one's own network that the portal may call all the same. */
  readonly outboundAllow?: readonly string[]
  /** Names of hosts that alone may be called outside; anybody's with a public address where it is left out. */
  readonly outboundHosts?: readonly string[]
  /** Certificate and key that it serves https with by itself; http without. */
  readonly tls?: { readonly cert: string; readonly key: string }
  /** Addresses and ranges of proxies on other machines, whose word on where a call comes from is taken. */
  readonly trustedProxies?: readonly string[]
  readonly oss?: OssSettings
  /** How long a job waits for a portal that fell silent before another takes it up, in milliseconds; a minute. */
  readonly jobLease?: number
  /** How long calls are still taken after SIGTERM, in milliseconds; five seconds. */
  readonly drain?: number
  /** What is told on the terminal comes as lines of JSON, like the log; else as people read it. */
  readonly logsJson?: true
  /** Where the SQLite database is shipped to while the portal works. */
  readonly shipping?: ShippingSettings
  /** Where spans are sent to; left out, nothing is traced. */
  readonly tracing?: TracingSettings
  /** A clamd that looks for viruses in what is uploaded. */
  readonly clamd?: { readonly host: string; readonly port: number }
  /** Where lines of the log are sent besides. */
  readonly logCollector?: LogCollector
  /** Calls a minute that each person may make; 6000 unless told, 0 for as many as they like. */
  readonly callsPerMinute?: number
  /** Who is told of what the system has to say by itself. */
  readonly notices?: Omit<Receivers, 'origin'>
  /** It works beside the portal that answers, and leaves the memory to that. */
  readonly beside?: true
  /** SMS, mail and whatever else stands outside the house. */
  readonly services: PortSettings
  /** How those who sign in through the company become users. */
  readonly company?: CompanyPolicy
}

/** A bucket of Alibaba Cloud OSS in place of the embedded store. */
export interface OssSettings {
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly accessKeySecret: string
  /** The role lent to browsers for uploads. */
  readonly roleArn: string
  readonly endpoint?: string
  /** Origin of the CDN in front of the bucket. */
  readonly cdn?: string
}

type Environment = { readonly [name: string]: string | undefined }
const needed = [
  'OSS_REGION',
  'OSS_BUCKET',
  'OSS_ACCESS_KEY_ID',
  'OSS_ACCESS_KEY_SECRET',
  'OSS_ROLE_ARN',
] as const

/**
 * Reads the settings from environment variables. Gives every mistake at once instead, each naming its variable, the
 * value and what would do.
 */
export function readSettings(
  env: Environment,
  cwd: string,
): Settings | { readonly mistakes: readonly Label[] } {
  const mistakes = [
    ...portMistakes(env),
    ...seedMistakes(env),
    ...leaseMistakes(env),
    ...drainMistakes(env),
    ...logMistakes(env),
    ...urlMistakes(env),
    ...replicaMistakes(env),
    ...outboundMistakes(env),
    ...proxyMistakes(env),
    ...hostsMistakes(env),
    ...tlsMistakes(env),
    ...paceMistakes(env),
    ...logCollectorMistakes(env),
    ...clamdMistakes(env),
    ...ossMistakes(env),
    ...shippingMistakes(env),
    ...tracingMistakes(env),
    ...noticeMistakes(env),
    ...servicesMistakes(env),
    ...companyMistakes(env),
  ]
  if (mistakes.length > 0) return { mistakes }
  const {
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: databaseReadUrl,
    PORTAL_ADMIN_PASSWORD: adminPassword,
    PUBLIC_ORIGIN: origin,
  } = env
  const folder = env.DATA_DIR || 'data'
  const company = readCompany(env)
  const oss = env.OSS_BUCKET ? ossOf(env) : undefined
  const shipping = readShipping(env, cwd)
  const tracing = readTracing(env)
  const notices = readNotices(env)
  return {
    port: Number(env.PORT || 5180),
    host: env.HOST || '127.0.0.1',
    folder: isAbsolute(folder) ? folder : join(cwd, folder),
    seed: (env.SEED || (databaseUrl ? 'none' : 'demo')) as Settings['seed'],
    ...(databaseUrl && { databaseUrl }),
    ...(databaseReadUrl && { databaseReadUrl }),
    ...(adminPassword && { adminPassword }),
    ...(origin && { origin: new URL(origin).origin }),
    ...(env.OUTBOUND_ALLOW && {
      outboundAllow: splitList(env.OUTBOUND_ALLOW),
    }),
    ...(env.OUTBOUND_HOSTS && { outboundHosts: hostsOf(env.OUTBOUND_HOSTS) }),
    ...(env.TLS_CERT_FILE &&
      env.TLS_KEY_FILE && { tls: { cert: env.TLS_CERT_FILE, key: env.TLS_KEY_FILE } }),
    ...(env.TRUSTED_PROXIES && { trustedProxies: splitList(env.TRUSTED_PROXIES) }),
    ...(oss && { oss }),
    ...(shipping && { shipping }),
    ...(tracing && { tracing }),
    ...(env.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT && {
      logCollector: {
        address: env.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT,
        headers: headersIn(env.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
      },
    }),
    ...(env.CLAMD && { clamd: clamdOf(env.CLAMD) }),
    ...(env.CALLS_PER_MINUTE && { callsPerMinute: Number(env.CALLS_PER_MINUTE) }),
    ...(notices && { notices }),
    ...(env.JOB_LEASE_SECONDS && { jobLease: Number(env.JOB_LEASE_SECONDS) * 1000 }),
    ...(env.DRAIN_SECONDS && { drain: Number(env.DRAIN_SECONDS) * 1000 }),
    ...(env.LOG_FORMAT === 'json' && { logsJson: true as const }),
    services: readPortSettings(env),
    ...(company && { company }),
  }
}

function portMistakes({ PORT = '' }: Environment): Label[] {
  if (PORT === '' || (/^\d+$/.test(PORT) && Number(PORT) < 65_536)) return []
  return [
    [`PORT=${PORT}：应为 0 到 65535 的整数`, `PORT=${PORT}: give a whole number from 0 to 65535`],
  ]
}

function seedMistakes({ SEED = '' }: Environment): Label[] {
  if (['', 'demo', 'none'].includes(SEED)) return []
  return [[`SEED=${SEED}：应为 demo 或 none`, `SEED=${SEED}: give demo or none`]]
}

function leaseMistakes({ JOB_LEASE_SECONDS: given = '' }: Environment): Label[] {
  if (given === '' || (/^\d+(\.\d+)?$/.test(given) && Number(given) >= 1)) return []
  return [
    [
      `JOB_LEASE_SECONDS=${given}：应为不小于 1 的秒数`,
      `JOB_LEASE_SECONDS=${given}: give a number of seconds from 1 on`,
    ],
  ]
}

function logMistakes({ LOG_FORMAT = '' }: Environment): Label[] {
  if (['', 'json', 'text'].includes(LOG_FORMAT)) return []
  return [
    [`LOG_FORMAT=${LOG_FORMAT}：应为 text 或 json`, `LOG_FORMAT=${LOG_FORMAT}: give text or json`],
  ]
}

function drainMistakes({ DRAIN_SECONDS: given = '' }: Environment): Label[] {
  if (given === '' || (/^\d+(\.\d+)?$/.test(given) && Number(given) <= 300)) return []
  return [
    [
      `DRAIN_SECONDS=${given}：应为 0 到 300 的秒数`,
      `DRAIN_SECONDS=${given}: give a number of seconds from 0 to 300`,
    ],
  ]
}

const schemes: { readonly [name: string]: RegExp } = {
  DATABASE_URL: /^postgres(ql)?:$/,
  DATABASE_READ_URL: /^postgres(ql)?:$/,
  PUBLIC_ORIGIN: /^https?:$/,
  OSS_ENDPOINT: /^https?:$/,
  OSS_CDN: /^https?:$/,
}
const examples: { readonly [name: string]: string } = {
  DATABASE_URL: 'postgres://user:password@host:5432/masthead',
  DATABASE_READ_URL: 'postgres://user:password@replica:5432/masthead',
  PUBLIC_ORIGIN: 'https://admin.example.com',
  OSS_ENDPOINT: 'https://oss-cn-hangzhou.aliyuncs.com',
  OSS_CDN: 'https://cdn.example.com',
}

function urlMistakes(env: Environment): Label[] {
  return Object.entries(schemes).flatMap(([name, scheme]): Label[] => {
    const value = env[name]
    if (!value || scheme.test(URL.parse(value)?.protocol ?? '')) return []
    // A database's address holds its password: it is not repeated.
    const shown = name.startsWith('DATABASE') ? name : `${name}=${value}`
    return [
      [
        `${shown}：地址不正确，例如 ${examples[name]}`,
        `${shown}: no such address; for example ${examples[name]}`,
      ],
    ]
  })
}

function replicaMistakes({ DATABASE_URL, DATABASE_READ_URL }: Environment): Label[] {
  if (!DATABASE_READ_URL || DATABASE_URL) return []
  return [
    [
      'DATABASE_READ_URL：读副本属于 PostgreSQL，请同时设置 DATABASE_URL',
      'DATABASE_READ_URL: a read replica is one of PostgreSQL, so set DATABASE_URL too',
    ],
  ]
}

const splitList = (text: string) => text.split(/[\s,]+/).filter(Boolean)

function outboundMistakes({ OUTBOUND_ALLOW = '' }: Environment): Label[] {
  return splitList(OUTBOUND_ALLOW)
    .filter((place) => !/^[^/]+:\d+$/.test(place))
    .map((place) => [
      `OUTBOUND_ALLOW：“${place}”应为 主机:端口，例如 models.internal:8080`,
      `OUTBOUND_ALLOW: give "${place}" as host:port, for example models.internal:8080`,
    ])
}

function paceMistakes({ CALLS_PER_MINUTE: given = '' }: Environment): Label[] {
  if (given === '' || /^\d{1,9}$/.test(given)) return []
  return [
    [
      `CALLS_PER_MINUTE=${given}：应为整数，0 为不限`,
      `CALLS_PER_MINUTE=${given}: give a whole number, 0 for as many as one likes`,
    ],
  ]
}

const clamdOf = (given: string) => {
  const at = given.lastIndexOf(':')
  return { host: given.slice(0, at), port: Number(given.slice(at + 1)) }
}

function clamdMistakes({ CLAMD = '' }: Environment): Label[] {
  if (CLAMD === '' || /^[^/\s]+:\d{1,5}$/.test(CLAMD)) return []
  return [
    [
      `CLAMD=${CLAMD}：应为 主机:端口，例如 clamav:3310`,
      `CLAMD=${CLAMD}: give host:port, for example clamav:3310`,
    ],
  ]
}

function logCollectorMistakes({
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: given = '',
}: Environment): Label[] {
  if (given === '' || /^https?:$/.test(URL.parse(given)?.protocol ?? '')) return []
  return [
    [
      `OTEL_EXPORTER_OTLP_LOGS_ENDPOINT=${given}：地址不正确，例如 https://collector:4318/v1/logs`,
      `OTEL_EXPORTER_OTLP_LOGS_ENDPOINT=${given}: no such address; for example https://collector:4318/v1/logs`,
    ],
  ]
}

/** `none` is nobody; else names, `*` standing for anything. */
const hostsOf = (given: string) => splitList(given).filter((host) => host !== 'none')

function hostsMistakes({ OUTBOUND_HOSTS = '' }: Environment): Label[] {
  return hostsOf(OUTBOUND_HOSTS)
    .filter((host) => !/^[\w*.-]+$/.test(host))
    .map((host) => [
      `OUTBOUND_HOSTS：“${host}”应为主机名，例如 qyapi.weixin.qq.com 或 *.aliyuncs.com；谁也不许为 none`,
      `OUTBOUND_HOSTS: give "${host}" as the name of a host, for example qyapi.weixin.qq.com or *.aliyuncs.com; none for nobody`,
    ])
}

function tlsMistakes(env: Environment): Label[] {
  const names = ['TLS_CERT_FILE', 'TLS_KEY_FILE']
  const given = names.filter((name) => env[name])
  if (given.length === 1)
    return [
      [
        `${given[0]}：证书与密钥须同时指定（${names.join('、')}）`,
        `${given[0]}: name certificate and key together (${names.join(', ')})`,
      ],
    ]
  return given
    .filter((name) => !existsSync(env[name] as string))
    .map((name) => [
      `${name}=${env[name]}：没有这个文件，或无权读取`,
      `${name}=${env[name]}: there is no such file, or it may not be read`,
    ])
}

function proxyMistakes({ TRUSTED_PROXIES = '' }: Environment): Label[] {
  return splitList(TRUSTED_PROXIES)
    .filter((proxy) => !isProxyRange(proxy))
    .map((proxy) => [
      `TRUSTED_PROXIES：“${proxy}”应为代理的 IP 地址或网段，例如 172.30.0.0/24`,
      `TRUSTED_PROXIES: give "${proxy}" as an address or range of the proxy, for example 172.30.0.0/24`,
    ])
}

function ossMistakes(env: Environment): Label[] {
  const lacking = needed.filter((name) => !env[name])
  if (lacking.length === 0 || lacking.length === needed.length) return []
  return [
    [`阿里云 OSS 缺少：${lacking.join('、')}`, `Alibaba Cloud OSS lacks: ${lacking.join(', ')}`],
  ]
}

const ossOf = (env: Environment): OssSettings => ({
  region: env.OSS_REGION as string,
  bucket: env.OSS_BUCKET as string,
  accessKeyId: env.OSS_ACCESS_KEY_ID as string,
  accessKeySecret: env.OSS_ACCESS_KEY_SECRET as string,
  roleArn: env.OSS_ROLE_ARN as string,
  ...(env.OSS_ENDPOINT && { endpoint: env.OSS_ENDPOINT }),
  ...(env.OSS_CDN && { cdn: new URL(env.OSS_CDN).origin }),
})
