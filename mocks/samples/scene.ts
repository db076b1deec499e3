import type { Scene } from './covers.ts'

interface Canvas {
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly ink: string
  readonly paper: string
}

/** Numbers from 0 to 1, always the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A quiet flat drawing in two colours, as SVG: what the sample covers and pictures are made of. */
export function drawScene(kind: Scene, canvas: Canvas): string {
  const { width, height, paper } = canvas
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">
    <rect width="${width}" height="${height}" fill="${paper}"/>${painters[kind](canvas, seededRandom(canvas.seed))}</svg>`
}

type Painter = (canvas: Canvas, random: () => number) => string
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

const disc: Painter = ({ width, height, ink }, random) =>
  `<circle cx="${width * (0.25 + random() * 0.5)}" cy="${height * (0.3 + random() * 0.2)}" r="${Math.min(width, height) * 0.16}" fill="${ink}" opacity=".85"/>`

const ridge = (
  width: number,
  height: number,
  base: number,
  swing: number,
  random: () => number,
) => {
  const points = Array.from({ length: 9 }, (_, index) => [
    (index * width) / 8,
    base - random() * swing,
  ]) as [number, number][]
  const curve = points
    .map(([x, y], index) => (index === 0 ? `L${x} ${y}` : `S${x - width / 16} ${y} ${x} ${y}`))
    .join(' ')
  return `M0 ${height} ${curve} L${width} ${height} Z`
}

const painters: { readonly [K in Scene]: Painter } = {
  hills: (canvas, random) => {
    const { width, height, ink } = canvas
    return (
      disc(canvas, random) +
      times(4, (index) => {
        const path = ridge(width, height, height * (0.58 + index * 0.12), height * 0.16, random)
        return `<path d="${path}" fill="${ink}" opacity="${0.22 + index * 0.22}"/>`
      })
    )
  },
  waves: ({ width, height, ink }, random) =>
    times(9, (index) => {
      const y = height * (0.42 + index * 0.07)
      const swing = height * (0.02 + random() * 0.03)
      return `<path d="M0 ${y} Q${width * 0.25} ${y - swing} ${width * 0.5} ${y} T${width} ${y} V${height} H0 Z" fill="${ink}" opacity="${0.1 + index * 0.04}"/>`
    }),
  city: ({ width, height, ink, paper }, random) =>
    times(11, (index) => {
      const left = (index * width) / 11
      const tall = height * (0.18 + random() * 0.36)
      const lit = times(5, (row) =>
        random() > 0.45
          ? `<rect x="${left + 10 + random() * width * 0.04}" y="${height - tall + 20 + row * tall * 0.17}" width="${width * 0.012}" height="${height * 0.012}" fill="${paper}"/>`
          : '',
      )
      return `<rect x="${left}" y="${height - tall}" width="${width / 11 - 5}" height="${tall}" fill="${ink}" opacity="${0.5 + random() * 0.5}"/>${lit}`
    }),
  sun: ({ width, height, ink }, random) => {
    const [x, y] = [width * 0.5, height * (0.62 + random() * 0.08)]
    return times(
      7,
      (index) =>
        `<circle cx="${x}" cy="${y}" r="${(Math.min(width, height) * (7 - index)) / 14}" fill="${ink}" opacity="${0.1 + index * 0.1}"/>`,
    )
  },
  leaves: ({ width, height, ink }, random) =>
    times(16, (index) => {
      const [x, y] = [random() * width, height * (0.35 + random() * 0.65)]
      const long = Math.min(width, height) * (0.12 + random() * 0.16)
      return `<path transform="translate(${x} ${y}) rotate(${random() * 360})" d="M0 0 Q${long * 0.35} ${-long * 0.5} 0 ${-long} Q${-long * 0.35} ${-long * 0.5} 0 0" fill="${ink}" opacity="${0.25 + (index % 4) * 0.2}"/>`
    }),
  books: ({ width, height, ink }, random) => {
    let left = width * 0.06
    return `${times(14, (index) => {
      const thick = width * (0.035 + random() * 0.04)
      const tall = height * (0.3 + random() * 0.22)
      const book = `<rect x="${left}" y="${height * 0.92 - tall}" width="${thick}" height="${tall}" fill="${ink}" opacity="${0.35 + ((index * 3) % 5) * 0.15}" rx="2"/>`
      left += thick + width * 0.008
      return left < width * 0.97 ? book : ''
    })}<rect y="${height * 0.92}" width="${width}" height="${height * 0.012}" fill="${ink}"/>`
  },
  bowl: ({ width, height, ink, paper }, random) => {
    const [x, y, r] = [width / 2, height * 0.66, Math.min(width, height) * 0.3]
    const steam = times(
      3,
      (index) =>
        `<path d="M${x - r * 0.4 + index * r * 0.4} ${y - r * 0.35} q${r * 0.14 * (random() + 0.5)} ${-r * 0.2} 0 ${-r * 0.4} t0 ${-r * 0.4}" fill="none" stroke="${ink}" stroke-width="${r * 0.035}" opacity=".5" stroke-linecap="round"/>`,
    )
    return `${steam}<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.22}" fill="${ink}"/><path d="M${x - r} ${y} a${r} ${r * 0.85} 0 0 0 ${2 * r} 0z" fill="${ink}" opacity=".88"/><ellipse cx="${x}" cy="${y}" rx="${r * 0.86}" ry="${r * 0.15}" fill="${paper}" opacity=".9"/>`
  },
  stars: ({ width, height, ink }, random) =>
    `<rect width="${width}" height="${height}" y="${height * 0.32}" fill="${ink}" opacity=".92"/>` +
    times(
      70,
      () =>
        `<circle cx="${random() * width}" cy="${height * (0.34 + random() * 0.64)}" r="${0.6 + random() * Math.min(width, height) * 0.006}" fill="#fff" opacity="${0.4 + random() * 0.6}"/>`,
    ) +
    `<circle cx="${width * 0.7}" cy="${height * 0.56}" r="${Math.min(width, height) * 0.1}" fill="#ffe9b0"/>`,
  grid: ({ width, height, ink }, random) => {
    const cell = Math.min(width, height) / 7
    return times(60, (index) => {
      const [column, row] = [index % 10, Math.floor(index / 10)]
      return random() > 0.4
        ? `<rect x="${column * cell}" y="${height * 0.36 + row * cell}" width="${cell - 6}" height="${cell - 6}" fill="${ink}" opacity="${0.15 + random() * 0.75}"/>`
        : ''
    })
  },
  river: (canvas, random) => {
    const { width, height, ink } = canvas
    return (
      disc(canvas, random) +
      times(5, (index) => {
        const y = height * (0.55 + index * 0.09)
        return `<path d="M${-width * 0.1} ${y} C${width * 0.3} ${y - height * 0.1 * random()} ${width * 0.5} ${y + height * 0.12} ${width * 1.1} ${y - height * 0.03}" fill="none" stroke="${ink}" stroke-width="${height * (0.012 + index * 0.008)}" opacity="${0.25 + index * 0.14}"/>`
      })
    )
  },
}
