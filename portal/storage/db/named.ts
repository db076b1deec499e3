/** A statement gets its name once it came so often; others would only fill up the server's memory. */
const OFTEN = 5
/** So many names at most: each connection keeps what it made of every one. */
const NAMES = 200
/** Texts whose uses are counted at a time. */
const COUNTED = 2000

/**
 * Names for statements that come again and again, under which PostgreSQL keeps what it made of them: reading a list's
 * statement takes it half as long as running it. Undefined for what came seldom, and once all names are given.
 */
export function naming(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()
  return (text) => {
    const name = names.get(text)
    if (name || names.size >= NAMES) return name
    const count = (uses.get(text) ?? 0) + 1
    if (uses.size >= COUNTED) uses.clear()
    uses.set(text, count)
    if (count < OFTEN) return undefined
    uses.delete(text)
    names.set(text, `masthead_${names.size}`)
    return names.get(text)
  }
}

/**
 * What PostgreSQL says where a name no longer stands for what it was given to: a table has another column since
 * (0A000), or something between deals connections out statement by statement (26000, 42P05).
 */
const lost = ['0A000', '26000', '42P05']

export const isNameLost = (error: unknown): boolean =>
  lost.includes((error as { code?: string } | null)?.code ?? '')
