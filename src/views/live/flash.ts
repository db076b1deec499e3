/** So many at once are a light show, and tell nothing. */
const MOST = 20

/** Lights up rows that somebody else has just changed, for a moment; not where movement is unwelcome. */
export function flash(ids: readonly number[]): void {
  if (ids.length > MOST || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // Once they are drawn as they are now.
  requestAnimationFrame(() => {
    for (const id of ids)
      for (const cell of document.querySelectorAll(`[data-id="${id}"] > *`))
        cell.animate([{ backgroundColor: 'var(--changed)' }, { backgroundColor: 'transparent' }], {
          duration: 2400,
          easing: 'ease-out',
        })
  })
}
