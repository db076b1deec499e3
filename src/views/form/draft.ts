import type { Row } from '#declare'
import { browserKey, SEALED } from '../../client/browserKey.ts'
import { seal, unseal } from '../../client/sealed.ts'

/** What somebody typed into a form and has not saved. */
export interface Draft {
  /** When it was typed last, in milliseconds. */
  readonly at: number
  /** The version of the record it was typed upon; null for a new one. */
  readonly version: number | null
  /** The fields that were touched. */
  readonly values: Row
}
/** A draft with the key it is kept under. */
export interface KeptDraft extends Draft {
  readonly key: string
}

const prefix = 'draft:'
/** After thirty days nobody remembers what it was about. */
const oldest = 30 * 86_400_000

/** Where drafts are kept in this browser: by user, entity and record, or by the address of a new one. */
export const draftPlace = (user: unknown, entity: string, place: string | number): string =>
  `${prefix}${String(user)}:${entity}:${place}`

/** The key of one form at a place: two tabs may fill in the same form, and neither writes over the other. */
export const draftKey = (place: string, form: string): string => `${place}#${form}`

/** What tells a form from all others that are or were open. */
export const formName = (): string =>
  `${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`

/** All drafts of a place, the latest first. */
export function draftsAt(place: string, now = Date.now()): readonly KeptDraft[] {
  return Object.keys(localStorage)
    .filter((key) => key === place || key.startsWith(`${place}#`))
    .flatMap((key) => {
      const draft = readDraft(key, now)
      return draft ? [{ ...draft, key }] : []
    })
    .toSorted((a, b) => b.at - a.at)
}

/** The draft of that key; null where there is none, or one too old. */
export function readDraft(key: string, now = Date.now()): Draft | null {
  const kept = localStorage.getItem(key)
  // Whoever is signed out reads none of it, and loses none.
  if (kept?.startsWith(SEALED) && !browserKey()) return null
  try {
    const draft = JSON.parse(unseal(kept) ?? 'null') as Draft | null
    if (!draft || typeof draft.at !== 'number' || typeof draft.values !== 'object') return null
    if (now - draft.at <= oldest) return draft
  } catch {
    // Not one of ours: as good as none.
  }
  dropDraft(key)
  return null
}

/** Keeps a draft; a browser that is full or forbids it keeps none, and the form works on. */
export function keepDraft(key: string, draft: Draft): void {
  try {
    localStorage.setItem(key, seal(JSON.stringify(draft)))
  } catch {
    dropDraft(key)
  }
}

export function dropDraft(key: string): void {
  localStorage.removeItem(key)
}
