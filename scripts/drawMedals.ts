import { type MedalPicture, medalPictures } from '#mocks/samples/activities/medalPictures.ts'
import type { Draw } from './draw.ts'

const SIZE = 300
const MIDDLE = SIZE / 2
const serif = "'Noto Serif CJK SC', 'Songti SC', serif"
/** From copper to gold: dark edge, metal, light. */
const metals = [
  ['#5b3a22', '#a8703f', '#e0ac7c'],
  ['#5f4a30', '#b98a4d', '#ecc98f'],
  ['#4d5258', '#98a1aa', '#e3e8ec'],
  ['#54606b', '#a9bac8', '#f2f7fb'],
  ['#6b4c10', '#cf9a2b', '#ffe29a'],
  ['#7a4c06', '#e8ac2c', '#fff0bd'],
] as const

/** Draws the medals: a disc of metal with an enamelled middle, rays, a rim of dots, and stars by its tier. */
export async function drawMedals(draw: Draw): Promise<void> {
  for (const picture of medalPictures)
    await draw(picture.name, SIZE, SIZE, medal(picture), picture.grey ? 55 : 74)
}

function medal({ letter, tier, ink, grey }: MedalPicture): string {
  const [edge, metal, light] = metals[tier] as readonly [string, string, string]
  const filter = grey ? 'filter:grayscale(1) brightness(.86) contrast(.72)' : ''
  return `<svg width="${SIZE}" height="${SIZE}" style="display:block;${filter}">
    <defs>
      <linearGradient id="m" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${metal}"/><stop offset="1" stop-color="${edge}"/></linearGradient>
      <radialGradient id="e" cx=".4" cy=".3" r=".9"><stop offset="0" stop-color="${ink}" stop-opacity=".72"/><stop offset="1" stop-color="${ink}"/></radialGradient>
    </defs>
    <rect width="${SIZE}" height="${SIZE}" fill="${edge}"/>
    <circle cx="${MIDDLE}" cy="${MIDDLE}" r="148" fill="url(#m)"/>
    ${dots(light)}
    <circle cx="${MIDDLE}" cy="${MIDDLE}" r="118" fill="${light}"/>
    <circle cx="${MIDDLE}" cy="${MIDDLE}" r="113" fill="url(#e)"/>
    ${rays(light)}
    <circle cx="${MIDDLE}" cy="${MIDDLE}" r="76" fill="${ink}" stroke="${light}" stroke-width="3"/>
    <text x="${MIDDLE}" y="${MIDDLE + 32}" text-anchor="middle" style="font:900 92px ${serif}" fill="${light}">${letter}</text>
    ${stars(tier, light)}
  </svg>`
}

const turned = (count: number, part: (angle: number) => string) =>
  Array.from({ length: count }, (_, at) => part((at * 360) / count)).join('')

const dots = (colour: string) =>
  turned(
    36,
    (angle) =>
      `<circle cx="${MIDDLE}" cy="17" r="4" fill="${colour}" transform="rotate(${angle} ${MIDDLE} ${MIDDLE})"/>`,
  )

const rays = (colour: string) =>
  turned(
    24,
    (angle) =>
      `<path d="M${MIDDLE} 44 l4 28 h-8 z" fill="${colour}" opacity=".55" transform="rotate(${angle} ${MIDDLE} ${MIDDLE})"/>`,
  )

const STAR = 'M0 -9 L2.6 -2.8 9 -2.8 3.9 1.2 5.8 7.6 0 3.8 -5.8 7.6 -3.9 1.2 -9 -2.8 -2.6 -2.8 Z'

/** Along the lower rim of the enamel, one for each step. */
const stars = (tier: number, colour: string) =>
  Array.from({ length: tier + 1 }, (_, at) => {
    const angle = (at - tier / 2) * 15
    return `<g transform="rotate(${-angle} ${MIDDLE} ${MIDDLE}) translate(${MIDDLE} ${MIDDLE + 96})"><path d="${STAR}" fill="${colour}" stroke="#0006"/></g>`
  }).join('')
