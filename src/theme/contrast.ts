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

/**
 * `color` made darker or lighter, its hue and saturation kept, until it stands at least `ratio` apart from `ground`.
 */
export function readableOn(
  color: string,
  ground: string,
  way: 'darker' | 'lighter',
  ratio = 4.6,
): string {
  const [hue, saturation, lightness] = hslOf(color)
  const pole = way === 'darker' ? 0 : 1
  for (let share = 0; share < 1; share += 0.02) {
    const tried =
      share === 0 ? color : hexOfHsl([hue, saturation, lightness + (pole - lightness) * share])
    if (contrast(tried, ground) >= ratio) return tried
  }
  return pole === 0 ? '#000000' : '#ffffff'
}

/** Hue in degrees, saturation and lightness 0 to 1. */
function hslOf(hex: string): Rgb {
  const [r, g, b] = rgbOf(hex).map((part) => part / 255) as unknown as Rgb
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  const spread = high - low
  const lightness = (high + low) / 2
  if (spread === 0) return [0, 0, lightness]
  const saturation = spread / (1 - Math.abs(2 * lightness - 1))
  const sector =
    high === r
      ? ((g - b) / spread + 6) % 6
      : high === g
        ? (b - r) / spread + 2
        : (r - g) / spread + 4
  return [sector * 60, saturation, lightness]
}

function hexOfHsl([hue, saturation, lightness]: Rgb): string {
  const part = (offset: number) => {
    const at = (offset + hue / 30) % 12
    const spread = saturation * Math.min(lightness, 1 - lightness)
    return 255 * (lightness - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  }
  return hexOf([part(0), part(8), part(4)])
}

/** `share` of `other` in `color`. */
export function mix(color: string, other: string, share: number): string {
  const [a, b] = [rgbOf(color), rgbOf(other)]
  return hexOf(
    [0, 1, 2].map((index) => a[index]! * (1 - share) + b[index]! * share) as unknown as Rgb,
  )
}
