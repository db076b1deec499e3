import { type Outbound, type OutboundCall, OutboundError } from '../outbound/outbound.ts'
import { PortError } from '../portError.ts'
import { checkFeedAddress, type FeedPort, feedRefused } from './feed.ts'
import { feedParser } from './feedParser.ts'
import { pictureOf } from './pictureOf.ts'
import { soundOf } from './soundOf.ts'

const MEGABYTE = 1024 * 1024
/** Episodes are measured on the way by services that lead on to the next. */
const REDIRECTS = 5
const FEED: OutboundCall = { most: 16 * MEGABYTE, timeout: 30_000, redirects: REDIRECTS }
const PICTURE: OutboundCall = { most: 4 * MEGABYTE, timeout: 15_000, redirects: REDIRECTS }
const SOUND: OutboundCall = { most: 100 * MEGABYTE, timeout: 600_000, redirects: REDIRECTS }

/** Reads feeds where they are. */
export function rssFeed(outbound: Outbound): FeedPort {
  const got = async (address: string, call: OutboundCall): Promise<Uint8Array> => {
    checkFeedAddress(address)
    const answer = await outbound(address, call).catch((error: unknown) => {
      throw unread(address, error)
    })
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer())
    const { host } = new URL(address)
    throw feedRefused([`${host} 答复 ${answer.status}`, `${host} answered ${answer.status}`])
  }
  return {
    standIn: false,
    read: async (address) => {
      const xml = decoded(await got(address, FEED))
      return (await feedParser())(xml)
    },
    picture: async (address) => pictureOf(await got(address, PICTURE)),
    sound: async (address) => soundOf(await got(address, SOUND)),
  }
}

/** In the encoding the document names; UTF-8 unless said. */
function decoded(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const named = /encoding=["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(named).decode(bytes)
  } catch {
    throw feedRefused([`不支持的编码 ${named}`, `its encoding ${named} is not known`])
  }
}

function unread(address: string, error: unknown): PortError {
  if (error instanceof OutboundError) {
    const [zh, en] = error.label
    const forGood = ['address', 'protocol', 'redirect', 'size'].includes(error.reason)
    return new PortError('feed', forGood ? 'refused' : 'unreachable', [
      `无法读取播客源：${zh}`,
      `The feed could not be read: ${en}`,
    ])
  }
  return new PortError(
    'feed',
    'unreachable',
    [`播客源 ${address} 没有应答`, `The feed at ${address} did not answer`],
    { cause: error },
  )
}
