import { withoutMarkup } from '#widgets/richText/kind.ts'
import { sealedStorage } from '../../../client/sealed.ts'

/** A text that is kept in this browser only. */
export interface LocalText {
  readonly id: string
  /** When it was written last, in milliseconds. */
  readonly at: number
  readonly html: string
}

/** So many are kept; the oldest go first. */
const MOST = 20
const keyOf = (user: unknown) => `texts:${String(user)}`

/** The texts somebody keeps here, the newest first. */
export function localTexts(user: unknown): readonly LocalText[] {
  try {
    const kept = JSON.parse(sealedStorage.getItem(keyOf(user)) ?? '[]') as unknown
    return Array.isArray(kept) ? kept.filter(isText) : []
  } catch {
    // Not one of ours: as good as none.
    return []
  }
}

const isText = (one: Partial<LocalText> | null): one is LocalText =>
  typeof one?.id === 'string' && typeof one.html === 'string' && typeof one.at === 'number'

/** Keeps a text as the newest, or forgets it where nothing is left of it. Gives all; null where there is no room for it. */
export function keepText(user: unknown, text: LocalText): readonly LocalText[] | null {
  const others = localTexts(user).filter(({ id }) => id !== text.id)
  const all = text.html === '' ? others : [text, ...others].slice(0, MOST)
  try {
    sealedStorage.setItem(keyOf(user), JSON.stringify(all))
    return all
  } catch {
    return null
  }
}

/** What a text is called: the words it begins with. */
export const nameOfText = ({ html }: LocalText): string => withoutMarkup(html).slice(0, 24)
