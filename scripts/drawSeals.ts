import {
  AXIS_MAP,
  axisSpots,
  onAxisMap,
  type SealPicture,
  sealPictures,
} from '#mocks/samples/museum/sealPictures.ts'
import type { Draw } from './draw.ts'

const SIZE = 360
const serif = "'Noto Serif CJK SC', 'Songti SC', serif"

/** Draws the seals, cut into stone and stamped in cinnabar, and the map one of the themes is collected on. */
export async function drawSeals(draw: Draw): Promise<void> {
  for (const picture of sealPictures)
    await draw(picture.name, SIZE, SIZE, seal(picture), picture.grey ? 60 : 72)
  await draw(AXIS_MAP, 1500, 2000, axisMap(), 62)
}

/** Characters run down from the right, as on a seal. */
function seal({ letters, grey }: SealPicture): string {
  const [ink, paper] = grey ? ['#b9b4a8', '#f4f1ea'] : ['#b3241d', '#fbf4e6']
  const columns = letters.length <= 2 ? 1 : 2
  const rows = Math.ceil(letters.length / columns)
  const size = Math.min(columns === 1 ? 150 : 118, Math.floor(250 / rows))
  const [wide, high] = [columns === 1 ? 0 : 118, Math.min(size + 6, 250 / rows + 4)]
  const cut = [...letters].map((letter, at) => {
    const column = Math.floor(at / rows)
    const inColumn = Math.min(rows, letters.length - column * rows)
    const x = SIZE / 2 + (columns === 1 ? 0 : wide / 2 - column * wide)
    const y = SIZE / 2 + (at % rows) * high - ((inColumn - 1) * high) / 2
    return `<text x="${x}" y="${y}" dominant-baseline="central" text-anchor="middle" style="font:900 ${size}px ${serif}" fill="${paper}">${letter}</text>`
  })
  return `<svg width="${SIZE}" height="${SIZE}" style="display:block">
    <defs><filter id="worn"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="${letters.codePointAt(0)}"/><feDisplacementMap in="SourceGraphic" scale="9"/></filter></defs>
    <rect width="${SIZE}" height="${SIZE}" fill="${paper}"/>
    <g filter="url(#worn)"><rect x="34" y="34" width="292" height="292" rx="22" fill="${ink}"/>
    <rect x="50" y="50" width="260" height="260" rx="12" fill="none" stroke="${paper}" stroke-width="5"/>${cut.join('')}</g>
  </svg>`
}

const [PAPER, INK, WALL, WATER, PARK] = ['#f3e8cd', '#6d5733', '#a5875a', '#a9c6c9', '#c3cf9f']
const at = (longitude: number, latitude: number) => {
  const { x, y } = onAxisMap({ name: '', longitude, latitude })
  return [x * 15, y * 20] as const
}
const block = (west: number, north: number, east: number, south: number, style: string) => {
  const [x, y] = at(west, north)
  const [right, foot] = at(east, south)
  return `<rect x="${x}" y="${y}" width="${right - x}" height="${foot - y}" ${style}/>`
}
const wall = `fill="none" stroke="${WALL}" stroke-width="16" stroke-linejoin="round"`

/** The old city from above: its walls, lakes and gardens, with the axis through the middle. */
function axisMap(): string {
  const [top, bottom] = [at(116.3902, 39.9455), at(116.3928, 39.8672)]
  const lakes = [
    [116.3795, 39.9441, 34, 74],
    [116.3838, 39.9375, 40, 66],
    [116.3835, 39.9252, 42, 84],
    [116.3805, 39.9135, 48, 104],
  ].map(([longitude = 0, latitude = 0, rx, ry]) => {
    const [x, y] = at(longitude, latitude)
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${WATER}" transform="rotate(-14 ${x} ${y})"/>`
  })
  const names = axisSpots.map((spot) => {
    const { x, y } = onAxisMap(spot)
    return `<circle cx="${x * 15}" cy="${y * 20}" r="11" fill="none" stroke="${INK}" stroke-width="4"/>`
  })
  const streets = [39.9405, 39.933, 39.9245, 39.9078, 39.8993, 39.889, 39.8775].map((latitude) => {
    const [, y] = at(116.36, latitude)
    return `<path d="M60 ${y}H1440" stroke="${WALL}" stroke-width="3" stroke-dasharray="2 14" stroke-linecap="round" opacity=".8"/>`
  })
  return `<svg width="1500" height="2000" style="display:block">
    <defs>
      <filter id="hand"><feTurbulence type="fractalNoise" baseFrequency=".008" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="12"/></filter>
      <radialGradient id="old" cx=".5" cy=".45" r=".8"><stop offset=".55" stop-color="${PAPER}"/><stop offset="1" stop-color="#dcc89b"/></radialGradient>
    </defs>
    <rect width="1500" height="2000" fill="url(#old)"/>
    <g filter="url(#hand)">
      ${streets.join('')}
      ${block(116.3655, 39.9478, 116.4165, 39.8995, wall)}
      ${block(116.3615, 39.8995, 116.4205, 39.8705, wall)}
      ${lakes.join('')}
      ${block(116.3862, 39.9275, 116.3955, 39.922, `fill="${PARK}"`)}
      ${block(116.3985, 39.8885, 116.415, 39.8765, `fill="${PARK}"`)}
      ${block(116.3795, 39.8855, 116.3885, 39.8755, `fill="${PARK}"`)}
      ${block(116.3862, 39.9218, 116.3957, 39.9125, `fill="#e2b98a" stroke="${WALL}" stroke-width="8"`)}
      <path d="M${top[0]} ${top[1]}L${bottom[0]} ${bottom[1]}" stroke="#b3241d" stroke-width="9" stroke-dasharray="34 18" opacity=".75"/>
      ${names.join('')}
    </g>
    <text x="120" y="1760" style="font:900 92px ${serif};letter-spacing:18px" fill="${INK}" writing-mode="vertical-rl" transform="translate(0 -520)">北京中轴线</text>
    <g transform="translate(1370 170)" fill="${INK}"><path d="M0,-70L24,34L0,14L-24,34Z"/><text y="86" text-anchor="middle" style="font:700 44px ${serif}">北</text></g>
    <rect x="34" y="34" width="1432" height="1932" fill="none" stroke="${INK}" stroke-width="6"/>
    <rect x="50" y="50" width="1400" height="1900" fill="none" stroke="${INK}" stroke-width="2"/>
  </svg>`
}
