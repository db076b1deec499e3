/**
 * Measures or scrolls right before the next frame, when all that is to be drawn stands and is laid out once for
 * everybody; in an effect each would have it laid out anew. Gives what calls it off.
 */
export function beforeFrame(act: () => void): () => void {
  if (!('requestAnimationFrame' in globalThis)) {
    act()
    return () => undefined
  }
  const frame = requestAnimationFrame(act)
  return () => cancelAnimationFrame(frame)
}
