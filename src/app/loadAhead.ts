import type { QueryClient } from '@tanstack/react-query'
import { loadSelect } from '#widgets/input/LazySelect.tsx'
import { loadPicker } from '#widgets/ref/Filter.tsx'
import { loadAccountMenu } from '../layout/TopBar.tsx'
import { loadOverlays } from '../views/overlay/lazyOverlay.tsx'
import { loadBubble } from '../views/overlay/Tips.tsx'
import type { Router } from './atOnce.ts'

/** What somebody at a list presses next, the likeliest first. */
const next: readonly (() => Promise<unknown>)[] = [
  loadSelect,
  loadPicker,
  () => import('../views/list/BulkActions.tsx'),
  () => import('../views/FormView.tsx'),
  loadOverlays,
  loadBubble,
  loadAccountMenu,
  () => import('../views/perform/performs.ts'),
  () => import('../views/dialog/QuestionDialog.tsx'),
]
/** Nothing is loaded ahead before, nor while anything is asked of the portal; in milliseconds. */
const quiet = 3000

/** Loads what will be wanted soon, and what makes steps between screens short, once the first screen stands and nobody waits for anything; not where data is dear. */
export async function loadAhead(client: QueryClient, router: Router): Promise<void> {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  do await pause(quiet)
  while (client.isFetching() > 0 || document.hidden)
  const steps = () => import('./atOnce.ts').then(({ atOnce }) => atOnce(router))
  for (const load of [steps, ...next]) {
    await idle()
    // Asked for again when it is needed, and told then if it cannot be had.
    await load().catch(() => undefined)
  }
}

const pause = (time: number) => new Promise((over) => setTimeout(over, time))
const idle = () =>
  'requestIdleCallback' in globalThis
    ? new Promise<unknown>((begin) => requestIdleCallback(begin))
    : pause(100)
