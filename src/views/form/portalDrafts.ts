import type { Row } from '#declare'
import { call } from '../../client/client.ts'
import { type Draft, dropDraft, type KeptDraft, keepDraft } from './draft.ts'

/** Which form a draft is of, for whoever comes back to it from elsewhere. */
export interface DraftOf {
  readonly place: string
  readonly entity: string
  readonly recordId: number | null
  readonly address: string
}

/** How long after the browser the portal is told, in milliseconds: not with every letter. */
const LATER = 3000
/** What a browser sends on while it leaves a page. */
const LIGHT = 60_000

const waiting = new Map<string, { readonly timer: ReturnType<typeof setTimeout>; send(): void }>()
const sent = new Set<string>()

/**
 * The one place where what is typed is kept: in this browser at once, on the portal a moment later, so that it is found on
 * another machine. Where the portal cannot be reached the browser has it all the same.
 */
export function keepTyped(key: string, draft: Draft, of: DraftOf): void {
  keepDraft(key, draft)
  clearTimeout(waiting.get(key)?.timer)
  const send = () => {
    clearTimeout(waiting.get(key)?.timer)
    waiting.delete(key)
    sent.add(key)
    const body = { key, ...of, ...draft }
    const lasting = document.visibilityState === 'hidden' && JSON.stringify(body).length < LIGHT
    void quietly('PUT', 'index/drafts', { body, lasting })
  }
  waiting.set(key, { timer: setTimeout(send, LATER), send })
}

/** What the portal has not been told of yet, as the page goes. */
export function sendTyped(key: string): void {
  waiting.get(key)?.send()
}

/** It was saved, or is not wanted any more: here and on the portal, where that may know of it. */
export function forgetTyped(key: string, isKnown = sent.has(key)): void {
  clearTimeout(waiting.get(key)?.timer)
  waiting.delete(key)
  sent.delete(key)
  dropDraft(key)
  if (isKnown) void quietly('DELETE', 'index/drafts', { query: { key } })
}

/** What was typed at a place in other browsers; nothing where the portal cannot be asked. */
export async function typedOnPortal(place: string): Promise<readonly KeptDraft[]> {
  const found = await quietly<{
    readonly list: readonly (KeptDraft & { readonly values: Row })[]
  }>('GET', 'index/drafts', { query: { place } })
  return found?.list ?? []
}

/** Nobody waits for it, and nobody is asked for a password because of it. */
const quietly = async <T>(
  method: string,
  path: string,
  options: Parameters<typeof call>[2],
): Promise<T | undefined> => {
  try {
    return (await call<T>(method, path, { quiet: true, renew: false, ...options })).data
  } catch {
    return undefined
  }
}
