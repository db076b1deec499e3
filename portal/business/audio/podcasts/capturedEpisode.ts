import type { Row } from '#declare'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import type { FeedEpisode } from '#portal/outside/feed/feed.ts'

/** Bytes of a second at 128 kbit/s: how long a sound is where the feed does not say. */
const BYTES_A_SECOND = 16_000

/** An episode of a feed as a record that waits to be taken over. */
export async function capturedEpisode(
  { records, now }: Transaction,
  station: Row,
  episode: FeedEpisode,
): Promise<Row> {
  const { guid, title, audio, duration, notes } = episode
  const season = within(episode.season, 1, 50) ?? 1
  const number = within(episode.number, 0, 5000)
  const taken = { radioStation: station.id, season, number }
  const isFree = number !== null && (await records.count('podcast', taken)) === 0
  const { cleanHtml } = await import('#portal/engine/richText/cleanHtml.ts')
  return {
    radioStation: station.id,
    title: cut(title, 60),
    season,
    number: isFree ? number : null,
    audio: {
      url: audio.url,
      name: `${cut(title, 60)}.${/\.m4a\b/i.test(audio.url) ? 'm4a' : 'mp3'}`,
      ...(audio.size !== null && { size: audio.size }),
    },
    duration: duration ?? Math.max(1, Math.round((audio.size ?? 0) / BYTES_A_SECOND)),
    shownotes: cleanHtml(notes).html.trim() || `<p>${plain(title)}</p>`,
    origin: 'captured',
    feedGuid: guid,
    feedUrl: audio.url,
    capturedAt: now,
    hosts: station.hosts ?? [],
  }
}

const within = (value: number | null, least: number, most: number): number | null =>
  value !== null && value >= least && value <= most ? value : null
const cut = (text: string, most: number): string => [...text].slice(0, most).join('')
const plain = (text: string): string => text.replace(/[<>&]/g, ' ')
