import { isAbsolute, join } from 'node:path'
import type { Label } from '#declare'

/** Where the SQLite database is shipped to while the portal works, and for how long it is kept. */
export interface ShippingSettings {
  /** A folder, absolute; or a bucket below. */
  readonly folder?: string
  readonly bucket?: {
    readonly region: string
    readonly bucket: string
    /** Of its keys; ends with a slash, or is empty. */
    readonly prefix: string
    readonly accessKeyId: string
    readonly accessKeySecret: string
    readonly endpoint?: string
  }
  /** Between two rounds, in milliseconds. */
  readonly every: number
  readonly days: number
}

type Environment = { readonly [name: string]: string | undefined }

const keys = ['SHIP_OSS_REGION', 'SHIP_OSS_ACCESS_KEY_ID', 'SHIP_OSS_ACCESS_KEY_SECRET'] as const
const BUCKET = /^oss:\/\/([a-z0-9-]{3,63})(?:\/(.*))?$/

/** Reads them; undefined where nothing is shipped. */
export function readShipping(env: Environment, cwd: string): ShippingSettings | undefined {
  const { SHIP_TO: to } = env
  if (!to) return undefined
  const times = {
    every: Number(env.SHIP_SECONDS || 10) * 1000,
    days: Number(env.SHIP_DAYS || 7),
  }
  const [, bucket, prefix = ''] = BUCKET.exec(to) ?? []
  if (!bucket) return { folder: isAbsolute(to) ? to : join(cwd, to), ...times }
  return {
    bucket: {
      region: env.SHIP_OSS_REGION as string,
      bucket,
      prefix: prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`,
      accessKeyId: env.SHIP_OSS_ACCESS_KEY_ID as string,
      accessKeySecret: env.SHIP_OSS_ACCESS_KEY_SECRET as string,
      ...(env.SHIP_OSS_ENDPOINT && { endpoint: env.SHIP_OSS_ENDPOINT }),
    },
    ...times,
  }
}

/** What is wrong with them. */
export function shippingMistakes(env: Environment): Label[] {
  const { SHIP_TO: to = '', SHIP_SECONDS: seconds = '', SHIP_DAYS: days = '' } = env
  const found: Label[] = []
  const [, bucket] = BUCKET.exec(to) ?? []
  if (/^\w+:\/\//.test(to) && !bucket)
    found.push([
      `SHIP_TO=${to}：应为文件夹，或 oss://bucket/前缀`,
      `SHIP_TO=${to}: give a folder, or oss://bucket/prefix`,
    ])
  if (to && env.DATABASE_URL)
    found.push([
      'SHIP_TO 只用于 SQLite；PostgreSQL 用它自己的归档，见“备份与恢复”',
      'SHIP_TO is for SQLite; PostgreSQL keeps an archive of its own, see Backup and restore',
    ])
  if (bucket && bucket === env.OSS_BUCKET)
    found.push([
      `SHIP_TO=${to}：请另用一个 bucket；上传文件的 bucket 供浏览器读取，备份不可放在其中`,
      `SHIP_TO=${to}: take another bucket; browsers read from the one of uploads, where no backup belongs`,
    ])
  const lacking = bucket ? keys.filter((name) => !env[name]) : []
  if (lacking.length > 0)
    found.push([`SHIP_TO 缺少：${lacking.join('、')}`, `SHIP_TO lacks: ${lacking.join(', ')}`])
  if (seconds !== '' && !(/^\d+(\.\d+)?$/.test(seconds) && Number(seconds) >= 1))
    found.push([
      `SHIP_SECONDS=${seconds}：应为不小于 1 的秒数`,
      `SHIP_SECONDS=${seconds}: give a number of seconds from 1 on`,
    ])
  if (days !== '' && !/^[1-9]\d*$/.test(days))
    found.push([
      `SHIP_DAYS=${days}：应为不小于 1 的整天数`,
      `SHIP_DAYS=${days}: give a whole number of days from 1 on`,
    ])
  return found
}
