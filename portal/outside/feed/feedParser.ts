/** What reads a feed's XML; loaded when the first feed is read, not by every portal that starts. */
export const feedParser = async () => (await import('./parseFeed.ts')).parseFeed
