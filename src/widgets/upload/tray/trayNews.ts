/** That something is in the tray, for whoever draws it: so small that it is read before anything is uploaded. */

/** Something is kept in this browser: whoever draws the frame asks this before loading anything. */
export const KEPT = 'uploadsKept'

let listener: (() => void) | undefined
let isTold = false

/** Something happens in the tray of this page. */
export function tellTray(): void {
  isTold = true
  listener?.()
}

/** Hears once something has happened in the tray, now or later. */
export function onTray(hear: () => void): () => void {
  listener = hear
  if (isTold) hear()
  return () => {
    if (listener === hear) listener = undefined
  }
}
