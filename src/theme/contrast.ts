/** Red, green and blue, 0 to 255. */
type Rgb = readonly [number, number, number]

/** `#409EFF` as three numbers. */
function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', ''), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
const hexOf = (rgb: Rgb) =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}

/** How far two colours stand apart, 1 to 21, as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

/** `color` moved towards `pole` (black or white) until it stands at least `ratio` apart from `ground`. */
export function readableOn(
  color: string,
  ground: string,
  pole: '#000000' | '#ffffff',
  ratio = 4.6,
): string {
  for (let share = 0; share <= 1; share += 0.02) {
    const mixed = mix(color, pole, share)
    if (contrast(mixed, ground) >= ratio) return mixed
  }
  return pole
}

/** `share` of `other` in `color`. */
export function mix(color: string, other: string, share: number): string {
  const [a, b] = [rgbOf(color), rgbOf(other)]
  return hexOf(
    [0, 1, 2].map((index) => a[index]! * (1 - share) + b[index]! * share) as unknown as Rgb,
  )
}
