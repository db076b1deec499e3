import { type Glyph, glyphPictures } from '#mocks/samples/glyphPictures.ts'
import type { Draw } from './draw.ts'

/** Lines on a field of 24, and the colour the sign has. */
const signs: { readonly [sign in Glyph]: readonly [color: string, lines: string] } = {
  home: ['#1f5fbf', 'M4 11l8-7 8 7v9h-5v-6H9v6H4z'],
  compass: ['#1f7a4d', 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM15.5 8.5l-2 5-5 2 2-5z'],
  shelf: ['#8a4b1f', 'M4 4h4v16H4zM10 4h4v16h-4zM16 5l4-1 1 16-4 .5z'],
  person: ['#5b3fa0', 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c1-5 4-7 8-7s7 2 8 7z'],
  gift: [
    '#b8232f',
    'M4 9h16v4H4zM5 13h14v8H5zM12 9v12M12 9c-5 0-6-5-3-5 2 0 3 3 3 5 0-2 1-5 3-5 3 0 2 5-3 5z',
  ],
  headphones: [
    '#a03f7a',
    'M4 15a8 8 0 0 1 16 0M4 14h3v6H5a1 1 0 0 1-1-1zM17 14h3v5a1 1 0 0 1-1 1h-2z',
  ],
  book: ['#1f6f7a', 'M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2zM12 6v14'],
  coin: [
    '#b07a10',
    'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8.5 7.5l3.5 5 3.5-5M12 12.5V17M9 12.5h6M9 15h6',
  ],
  ticket: ['#c2571a', 'M3 7h18v3a2 2 0 0 0 0 4v3H3v-3a2 2 0 0 0 0-4zM14 7v10'],
  bag: ['#3a6b35', 'M5 8h14l1 13H4zM8.5 10V7a3.5 3.5 0 0 1 7 0v3'],
  star: ['#a8860c', 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2-5.6-3.2L6.4 20l1.3-6.2L3 9.5l6.3-.7z'],
  mic: ['#2f6fd8', 'M9 6a3 3 0 0 1 6 0v6a3 3 0 0 1-6 0zM5 11a7 7 0 0 0 14 0M12 18v3'],
  pen: ['#4a5a6a', 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4'],
  check: ['#1f7a4d', 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8 12l3 3 5-6'],
  smile: ['#6a7280', 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM8.5 14c1.5 3 5.5 3 7 0M9 9v1M15 9v1'],
  stamp: ['#8c5a2b', 'M5 3h14v18H5zM8 6h8v9H8zM9 18h6'],
}

/** Draws the signs: lines in their colour on its tint, or in grey. */
export async function drawGlyphs(draw: Draw): Promise<void> {
  for (const { name, sign, size, grey } of glyphPictures) {
    const [own, lines] = signs[sign]
    const color = grey ? '#7a828c' : own
    await draw(
      name,
      size,
      size,
      `<svg width="${size}" height="${size}" viewBox="-5 -5 34 34" style="display:block;background:#fff">
        <rect x="-5" y="-5" width="34" height="34" fill="${color}" opacity=".1"/>
        <path d="${lines}" fill="${color}" fill-opacity=".16" stroke="${color}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/></svg>`,
      80,
    )
  }
}
