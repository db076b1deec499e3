/** A number from 0 up to 1 that nobody can foretell, of 53 bits: `Math.random` can be worked out from what it gave. */
export function lot(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return ((high >>> 5) * 2 ** 26 + (low >>> 6)) / 2 ** 53
}
