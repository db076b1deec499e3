import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { isAnyToClaim } from './claimJob.ts'
import { runQueued } from './runJobs.ts'

/** How often is looked whether there is something to do, in milliseconds. */
const LOOK = 1000
/** The page is drawn between two portions. */
const rest = () => new Promise<void>((resolve) => setTimeout(resolve, 1))

/** Runs jobs in this very thread, where there is no other: the portal in the browser. Gives what stops it. */
export function startInlineJobs(context: PortalContext, changed: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let over = false
  const look = async () => {
    if (await isAnyToClaim(context)) {
      await runQueued(context, { rest, isOver: () => over })
      await changed()
    }
  }
  const again = async () => {
    await look().catch((error: Error) =>
      context.log({ level: 'error', message: `Jobs could not be run: ${error.message}` }),
    )
    if (!over) timer = setTimeout(again, LOOK)
  }
  timer = setTimeout(again, LOOK)
  return () => {
    over = true
    clearTimeout(timer)
  }
}
