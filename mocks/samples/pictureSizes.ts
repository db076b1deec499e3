/**
 * Pictures by the size they have: families drawn for a purpose, and for every other size a required field demands a
 * plain one. `scripts/drawSamples.ts` draws them; names are those of the files without `.jpg`.
 */
export const otherSizes: readonly (readonly [width: number, height: number, count: number])[] = [
  [600, 600, 8],
  [750, 500, 6],
  [600, 800, 4],
  [96, 96, 4],
  [750, 900, 1],
  [690, 300, 2],
  [750, 420, 3],
  [750, 1334, 1],
  [132, 132, 3],
  [336, 448, 2],
  [240, 240, 2],
  [360, 360, 2],
  [690, 320, 1],
  [690, 260, 2],
  [690, 240, 1],
  [750, 360, 1],
  [380, 214, 2],
  [750, 520, 1],
  [1242, 1754, 1],
  [500, 500, 3],
  [630, 840, 1],
  [1035, 420, 1],
  [702, 280, 2],
  [750, 1624, 1],
  [690, 690, 1],
  [180, 220, 1],
  [702, 936, 2],
  [750, 560, 1],
  [335, 335, 2],
  [750, 600, 1],
  [345, 460, 2],
  [400, 560, 4],
  [336, 160, 1],
  [1200, 300, 1],
  [1920, 600, 1],
  [240, 120, 2],
  [1080, 1920, 1],
  [750, 750, 8],
  [240, 180, 6],
  [224, 168, 6],
  [336, 252, 6],
  [210, 280, 6],
  [690, 230, 2],
  [800, 800, 8],
  [1200, 120, 4],
  [160, 320, 2],
]

const family = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index + 1}`)

const families: { readonly [size: string]: readonly string[] } = {
  '690x388': family('picture', 30),
  '1125x633': family('header', 8),
  '500x400': family('share', 8),
  '690x200': family('entry', 8),
  '300x300': family('portrait', 24),
  '200x200': family('avatar', 12),
  '120x120': family('icon', 10),
  '750x1000': family('issue-SHZK', 24),
  ...Object.fromEntries(
    otherSizes.map(([width, height, count]) => [
      `${width}x${height}`,
      family(`size-${width}x${height}`, count),
    ]),
  ),
}

/** How large a picture a field asks for. */
interface Asked {
  readonly width?: number
  readonly height?: number
  readonly heightMin?: number | true
}

const fitting = new Map<string, readonly string[]>()

/** The name of a picture that fits, another one for another seed; undefined where none was drawn. */
export function pictureOf(asked: Asked, seed: number): string | undefined {
  const size = `${asked.width} ${asked.height} ${asked.heightMin}`
  const names = fitting.get(size) ?? namesFor(asked)
  fitting.set(size, names)
  return names[seed % names.length]
}

function namesFor({ width, height, heightMin }: Asked): readonly string[] {
  const least = heightMin === true ? height : heightMin
  const fits = (size: string) => {
    const [wide, tall] = size.split('x').map(Number) as [number, number]
    if (width !== undefined && wide !== width) return false
    return least !== undefined ? tall >= least : height === undefined || tall === height
  }
  return Object.keys(families)
    .filter(fits)
    .flatMap((size) => families[size] as readonly string[])
}

/** Every picture that belongs to a size. */
export const familyNames: readonly string[] = Object.values(families).flat()
