import { XMLParser } from 'fast-xml-parser'
import { type Feed, type FeedEpisode, feedRefused } from './feed.ts'

type Node = { readonly [name: string]: unknown }

/** Feeds longer than this are read so far; the newest come first. */
const MOST = 1000

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  isArray: (name) => name === 'item',
})

/** Reads RSS 2.0 with what podcasts add to it. Throws `refused` for anything else; episodes without sound are left out. */
export function parseFeed(xml: string): Feed {
  const { channel } = (rootOf(xml).rss ?? {}) as { readonly channel?: Node }
  if (!channel) throw feedRefused(['不是播客 RSS', 'it is no podcast RSS'])
  const items = Array.isArray(channel.item) ? (channel.item as readonly Node[]) : []
  return {
    title: text(channel.title),
    tagline: text(channel['itunes:subtitle']) || null,
    introduction: text(channel.description) || text(channel['itunes:summary']),
    picture: attribute(channel['itunes:image'], 'href') || text(node(channel.image).url) || null,
    episodes: items.slice(0, MOST).flatMap((item) => episodeOf(item) ?? []),
  }
}

function rootOf(xml: string): Node {
  // A feed has no use for entities of its own; they are how a small document grows large.
  if (/<!(ENTITY|DOCTYPE)/i.test(xml.slice(0, Math.max(xml.indexOf('<rss'), 0))))
    throw feedRefused(['包含不允许的 DOCTYPE', 'it has a DOCTYPE, which is not taken'])
  try {
    return parser.parse(xml, true) as Node
  } catch {
    throw feedRefused(['XML 格式不正确', 'it is no well-formed XML'])
  }
}

function episodeOf(item: Node): FeedEpisode | undefined {
  const url = attribute(item.enclosure, 'url')
  const title = text(item.title) || text(item['itunes:title'])
  if (!/^https?:\/\//.test(url) || !title) return undefined
  return {
    guid: text(item.guid) || url,
    title,
    audio: { url, size: wholeNumber(attribute(item.enclosure, 'length')) || null },
    duration: secondsOf(text(item['itunes:duration'])),
    season: wholeNumber(text(item['itunes:season'])),
    number: wholeNumber(text(item['itunes:episode'])),
    notes: text(item['content:encoded']) || text(item.description) || text(item['itunes:summary']),
  }
}

const node = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {}

/** An element's text, whether or not it has attributes; of several the first. */
function text(value: unknown): string {
  const [first] = [value].flat()
  const own = typeof first === 'object' ? node(first)['#text'] : first
  return own === undefined || own === null ? '' : String(own).trim()
}

function attribute(value: unknown, name: string): string {
  const [first] = [value].flat()
  return String(node(first)[`@${name}`] ?? '').trim()
}

const wholeNumber = (digits: string): number | null =>
  /^\d{1,15}$/.test(digits) ? Number(digits) : null

/** `1:02:03`, `62:03` or `3723`. */
function secondsOf(time: string): number | null {
  if (!/^\d+(:\d{1,2}){0,2}(\.\d+)?$/.test(time)) return null
  return Math.round(time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)) || null
}
