import type { Somebody } from '#wire/talk.ts'

/** What is typed behind an `@` right before the caret; undefined where none stands there. */
export function askedFor(
  text: string,
  caret: number,
): { readonly from: number; readonly word: string } | undefined {
  const found = /(^|[^\w@])@([^\s@]{0,20})$/u.exec(text.slice(0, caret))
  return found ? { from: caret - found[2]!.length - 1, word: found[2]! } : undefined
}

/** Those whose name has the word in it; who begins with it first. */
export function matching<P extends Somebody>(
  people: readonly P[],
  word: string,
  most = 6,
): readonly P[] {
  const typed = word.toLowerCase()
  const rank = ({ name }: P) => Number(!name.toLowerCase().startsWith(typed))
  return people
    .filter(({ name }) => name.toLowerCase().includes(typed))
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, most)
}

/** The text with somebody put where they were asked for, and where the caret stands then. */
export function withPerson(
  text: string,
  { from, word }: { readonly from: number; readonly word: string },
  { name }: Somebody,
): { readonly text: string; readonly caret: number } {
  const put = `@${name} `
  const rest = text.slice(from + 1 + word.length).replace(/^ /, '')
  return { text: text.slice(0, from) + put + rest, caret: from + put.length }
}

/** Whom a text speaks to: each `@` followed by a name, the longest name that fits. */
export function mentionedIn(text: string, people: readonly Somebody[]): readonly number[] {
  return [
    ...new Set(
      partsOf(text, people).flatMap((part) => (typeof part === 'string' ? [] : [part.id])),
    ),
  ]
}

/** A text cut into what is read plainly and whom it speaks to. */
export function partsOf(text: string, people: readonly Somebody[]): readonly (string | Somebody)[] {
  const byLength = people.toSorted((one, other) => other.name.length - one.name.length)
  const parts: (string | Somebody)[] = []
  let from = 0
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const person = byLength.find(({ name }) => name !== '' && text.startsWith(name, at + 1))
    if (!person) continue
    if (at > from) parts.push(text.slice(from, at))
    parts.push(person)
    from = at + 1 + person.name.length
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}
