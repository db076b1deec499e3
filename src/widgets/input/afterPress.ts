/**
 * Runs what is given at once, or after the press that is under way: what comes to stand on the page when an input is
 * left would push the thing that is just being pressed out from under the pointer, and the click would be lost.
 */
export function pressesOf(target: EventTarget): (run: () => void) => void {
  let isDown = false
  const waiting: (() => void)[] = []
  const over = () => {
    isDown = false
    // The click itself comes first.
    setTimeout(() => {
      for (const run of waiting.splice(0)) run()
    })
  }
  target.addEventListener('pointerdown', () => (isDown = true), true)
  target.addEventListener('pointerup', over, true)
  target.addEventListener('pointercancel', over, true)
  return (run) => {
    if (isDown) waiting.push(run)
    else run()
  }
}

/** See {@link pressesOf}: for presses anywhere on the page. */
export const afterPress: (run: () => void) => void =
  typeof window === 'undefined' ? (run) => run() : pressesOf(window)
