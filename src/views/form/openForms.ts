import { isHeld } from './unsaved.ts'

/** How long other tabs are waited for, in milliseconds; one that sleeps keeps its draft all the same. */
const patience = 150

/** Forms of this tab by the key of their draft: where they stand, and whether they are shown. */
const forms = new Map<string, { readonly path: string; shown: boolean }>()

type Message = { readonly asks: string } | { readonly open: readonly string[] }

let channel: BroadcastChannel | undefined

/** Tells other tabs, when they ask, that a form is still typed into; gives what ends that. */
export function openForm(key: string, path: string): () => void {
  for (const [old, one] of forms) if (!one.shown && !isHeld(one.path)) forms.delete(old)
  const form = { path, shown: true }
  forms.set(key, form)
  line()
  return () => {
    form.shown = false
  }
}

/**
 * The keys of drafts at a place that somebody is still typing: in another tab, or on another screen of this one. They
 * are nobody else's to bring back or discard.
 */
export async function typedElsewhere(place: string, path: string): Promise<ReadonlySet<string>> {
  const here = openAt(place).filter((key) => forms.get(key)?.path !== path)
  const there = await askedOf(place)
  return new Set([...here, ...there])
}

/** A form that is hidden is open as long as something on its screen is unsaved. */
const openAt = (place: string): string[] =>
  [...forms].flatMap(([key, { path, shown }]) =>
    key.startsWith(`${place}#`) && (shown || isHeld(path)) ? [key] : [],
  )

function askedOf(place: string): Promise<readonly string[]> {
  const other = line()
  if (!other) return Promise.resolve([])
  const found: string[] = []
  const hear = ({ data }: MessageEvent<Message>) => {
    if ('open' in data) found.push(...data.open)
  }
  other.addEventListener('message', hear)
  other.postMessage({ asks: place } satisfies Message)
  return new Promise((tell) =>
    setTimeout(() => {
      other.removeEventListener('message', hear)
      tell(found)
    }, patience),
  )
}

/** What the tabs of this browser talk over; undefined where a browser has none. */
function line(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel
  const opened = new BroadcastChannel('drafts')
  opened.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const open = 'asks' in data ? openAt(data.asks) : []
    if (open.length > 0) opened.postMessage({ open } satisfies Message)
  })
  // Under Node, which runs the tests, it would keep the process from ending.
  Reflect.get(opened, 'unref')?.call(opened)
  channel = opened
  return opened
}
