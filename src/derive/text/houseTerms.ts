/** A name or term the house writes in one way. */
export interface HouseTerm {
  readonly id: number
  readonly term: string
  readonly wrong: readonly string[]
  readonly note: string | null
}

/** Where a text writes it otherwise. */
export interface Deviation {
  readonly from: number
  readonly to: number
  /** As it stands there. */
  readonly written: string
  readonly meant: HouseTerm
}

/** What looks for deviations in texts; made once of all terms. */
export type FindDeviations = (text: string) => readonly Deviation[]

const fold = (text: string): string => text.toLowerCase()
const isLatin = (sign: string | undefined): boolean =>
  sign !== undefined && /[A-Za-z0-9]/.test(sign)

/**
 * Looks for the forms a list says are not to be written, in whatever case. The longest form counts, and a right form
 * that holds a wrong one is right: where 微信公众号 is meant for 公众号, the former is let alone. Latin letters count as
 * whole words.
 */
export function deviationFinder(terms: readonly HouseTerm[]): FindDeviations {
  const right = new Set(terms.map(({ term }) => term))
  const meant = new Map(
    terms.flatMap((one) => one.wrong.filter(Boolean).map((form) => [fold(form), one] as const)),
  )
  const forms = [...new Set([...right, ...meant.keys()])].sort((a, b) => b.length - a.length)
  if (meant.size === 0) return () => []
  const any = new RegExp(
    forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'),
    'gi',
  )
  return (text) => {
    const found: Deviation[] = []
    any.lastIndex = 0
    for (let hit = any.exec(text); hit; hit = any.exec(text)) {
      const [written] = hit
      const [from, to] = [hit.index, hit.index + written.length]
      const isPart =
        (isLatin(written[0]) && isLatin(text[from - 1])) ||
        (isLatin(written.at(-1)) && isLatin(text[to]))
      if (isPart) {
        any.lastIndex = from + 1
        continue
      }
      const term = right.has(written) ? undefined : meant.get(fold(written))
      if (term) found.push({ from, to, written, meant: term })
    }
    return found
  }
}
