import type { Palette } from '../tools/palette.ts'

type Rgb = readonly [red: number, green: number, blue: number]

/** The names Word, WPS and old pages write; all else comes in numbers. */
const named: { readonly [name: string]: string } = {
  ...{ black: '#000000', white: '#ffffff', windowtext: '#000000', window: '#ffffff' },
  ...{ red: '#ff0000', blue: '#0000ff', green: '#008000', yellow: '#ffff00', orange: '#ffa500' },
  ...{ lime: '#00ff00', aqua: '#00ffff', cyan: '#00ffff', fuchsia: '#ff00ff', magenta: '#ff00ff' },
  ...{ navy: '#000080', teal: '#008080', purple: '#800080', maroon: '#800000', olive: '#808000' },
  ...{ gray: '#808080', grey: '#808080', silver: '#c0c0c0', lightgrey: '#d3d3d3', pink: '#ffc0cb' },
  ...{ darkblue: '#00008b', darkcyan: '#008b8b', darkgreen: '#006400', darkred: '#8b0000' },
  ...{ darkmagenta: '#8b008b', darkyellow: '#808000', brown: '#a52a2a', tomato: '#ff6347' },
}

/** A colour as it is written in styles, as `#rrggbb`; nothing for what is none, or lets all through. */
export function hexOf(written: string): string | undefined {
  const text = written.trim().toLowerCase()
  if (named[text]) return named[text]
  const [, short] = /^#([\da-f]{3})$/.exec(text) ?? []
  if (short) return `#${[...short].map((digit) => digit + digit).join('')}`
  if (/^#[\da-f]{6}$/.test(text)) return text
  const numbers =
    /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/]\s*([\d.]+)\s*)?\)$/.exec(text)
  if (!numbers || Number(numbers[4] ?? 1) < 0.1) return undefined
  return `#${numbers
    .slice(1, 4)
    .map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0'))
    .join('')}`
}

const rgbOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

/** How far a colour is from grey, 0 to 255. */
const chroma = (hex: string) => Math.max(...rgbOf(hex)) - Math.min(...rgbOf(hex))

/**
 * Whether a colour of words says something: black, and the dark greys a whole page is written in, do not; nor what is so
 * light that it stood on a ground which does not come along.
 */
export const isTellingInk = (hex: string): boolean =>
  Math.min(...rgbOf(hex)) < 0xc0 && !(Math.max(...rgbOf(hex)) <= 0x60 && chroma(hex) <= 0x18)

/** Whether a ground says something: white, and greys that are hardly any, do not. */
export const isTellingGround = (hex: string): boolean =>
  !(Math.min(...rgbOf(hex)) >= 0xf0 && chroma(hex) <= 0x08) && hex !== '#000000'

/** A grey has its three parts no further apart. */
const isGrey = (hex: string) => chroma(hex) < 22

/** The colour of a palette that looks most alike: by its hue before all, since a palette has one lightness. */
export function nearest(hex: string, palette: Palette): Palette[number] {
  const [light, a, b] = labOf(hex)
  const far = ([other]: Palette[number]) => {
    const [otherLight, otherA, otherB] = labOf(other)
    // Greys stand for greys, and colours for colours.
    const apart = isGrey(other) === isGrey(hex) ? 0 : 10
    const turn = Math.abs(Math.atan2(b, a) - Math.atan2(otherB, otherA))
    const hue = isGrey(hex) ? 0 : Math.min(turn, 2 * Math.PI - turn)
    return apart + hue + Math.abs(light - otherLight) * 0.3
  }
  return palette.reduce((best, one) => (far(one) < far(best) ? one : best))
}

/** OKLab, in which what looks alike is near. */
function labOf(hex: string): Rgb {
  const [r, g, b] = rgbOf(hex).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
