import type { SampleWorld } from './sampleWorld.ts'

/** What a drawn sign shows; `scripts/drawGlyphs.ts` has the shapes. */
export type Glyph = (typeof signs)[number]

const signs = [
  ...(['home', 'compass', 'shelf', 'person', 'gift', 'headphones', 'book'] as const),
  ...(['coin', 'ticket', 'bag', 'star', 'mic', 'pen', 'check', 'smile', 'stamp'] as const),
] as const

/** Edge of the squares in pixels: bars and tasks, entries of the home page, prizes. */
const edges = [96, 132, 200] as const

/** Signs the app shows where a scene would not be read: grey ones for what is not chosen in a bar. */
export const glyphPictures = edges.flatMap((size) =>
  [false, true].flatMap((grey) =>
    grey && size !== 96
      ? []
      : signs.map((sign) => ({ name: nameOf(sign, size, grey), sign, size, grey })),
  ),
)

function nameOf(sign: Glyph, size: number, grey = false): string {
  return `glyph-${sign}-${size}${grey ? '-grey' : ''}`
}

/** The picture of a sign, of a size its field demands. */
export const glyph = (
  world: SampleWorld,
  sign: Glyph,
  size: (typeof edges)[number],
  grey = false,
): string => world.picture(nameOf(sign, size, grey))

/** Some sign, another for the next record. */
export const someGlyph = (world: SampleWorld, index: number, size: 96 | 132): string =>
  glyph(world, signs[(index + 5) % signs.length] as Glyph, size)
