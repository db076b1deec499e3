import { below } from './password.ts'

/** Each digit as strokes on a grid of 4 by 6, drawn, not written: there is no text in the picture to copy. */
const strokes: { readonly [digit: string]: string } = {
  '0': '1,0 3,0 4,2 4,4 3,6 1,6 0,4 0,2 1,0',
  '1': '1,1 2,0 2,6',
  '2': '0,1 1,0 3,0 4,1 4,2 0,6 4,6',
  '3': '0,0 4,0 2,2 4,4 3,6 1,6 0,5',
  '4': '3,6 3,0 0,4 4,4',
  '5': '4,0 0,0 0,3 3,2 4,4 3,6 0,6',
  '6': '3,0 1,1 0,4 1,6 3,6 4,4 3,3 0,4',
  '7': '0,0 4,0 1,6',
  '8': '2,3 0,2 1,0 3,0 4,2 0,4 1,6 3,6 4,4 2,3',
  '9': '4,2 3,3 1,3 0,2 1,0 3,0 4,2 3,5 1,6',
}
const WIDTH = 120
const HEIGHT = 40
const pick = (from: number, to: number) => from + below(to - from + 1)

/** The digits as an SVG of 120 by 40 pixels, each shifted and turned, with lines across. */
export function captchaPicture(answer: string): string {
  const width = WIDTH / answer.length
  const drawn = [...answer].map((digit, at) => glyph(digit, at * width + width / 2))
  const lines = Array.from({ length: 4 }, () => line())
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="#f4f6f9"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${[...lines, ...drawn].join('')}</g></svg>`
}

function glyph(digit: string, middle: number): string {
  const points = (strokes[digit] ?? (strokes['8'] as string)).split(' ').map((point) => {
    const [x = 0, y = 0] = point.split(',').map(Number)
    return `${(x - 2) * 4 + pick(-6, 6) / 10},${(y - 3) * 4 + pick(-6, 6) / 10}`
  })
  const place = `translate(${middle + pick(-3, 3)} ${HEIGHT / 2 + pick(-4, 4)}) rotate(${pick(-18, 18)})`
  return `<polyline transform="${place}" points="${points.join(' ')}" stroke="${colour()}" stroke-width="2.6"/>`
}

const line = () =>
  `<path d="M${pick(0, 20)} ${pick(2, 38)}Q${pick(30, 90)} ${pick(-10, 50)} ${pick(100, 120)} ${pick(2, 38)}" stroke="${colour()}" stroke-width="1.2" opacity=".6"/>`
const colour = () => `hsl(${pick(0, 17) * 20} 60% ${pick(28, 42)}%)`
