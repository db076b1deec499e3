/** What is known of a picture on its way. */
export interface PictureNews {
  /** How much has arrived, 0 to 1. */
  readonly share?: number
  readonly failed?: boolean
  /** The line is lost: it goes on by itself. */
  readonly lost?: boolean
}

const latest = new Map<string, PictureNews>()
const listeners = new Map<string, Set<(news: PictureNews) => void>>()

/** Tells the places of a picture how it stands. */
export function tellPicture(address: string, news: PictureNews): void {
  latest.set(address, news)
  for (const hear of listeners.get(address) ?? []) hear(news)
}

/** Hears of a picture, now and from now on, until the function given back is called. */
export function hearPicture(address: string, hear: (news: PictureNews) => void): () => void {
  const all = listeners.get(address) ?? new Set()
  listeners.set(address, all.add(hear))
  hear(latest.get(address) ?? {})
  return () => {
    all.delete(hear)
    if (all.size === 0) listeners.delete(address)
  }
}
