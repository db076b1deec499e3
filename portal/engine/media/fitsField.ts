import type { Row } from '#declare'

/** What a field asks of its pictures, as the browser names it: pixels, the least height, weight in KB. */
export interface Demand {
  readonly width?: number
  readonly height?: number
  /** The least height; `true` makes `height` the least. */
  readonly heightMin?: number | true
  /** False where twice the size is not taken. */
  readonly double?: boolean
  readonly maxKB?: number
}

/** Pixels a picture may be off, and KB it may weigh where its field says nothing. */
const SLACK = 5
const USUAL_KB = 2048

/** Conditions on the library: which pictures a field takes as they are, and which it does not. */
export function fitsField(demand: Demand): { readonly fits: Row; readonly lacks: Row } {
  const most = Math.round((demand.maxKB ?? USUAL_KB) * 1024)
  const scales = demand.width === undefined ? [] : demand.double === false ? [1] : [1, 2]
  const wanted = scales.map((scale) => boundsAt(demand, scale))
  return {
    fits: {
      size: { lt: most },
      ...(wanted.length > 0 && {
        any: wanted.map((bounds) =>
          Object.fromEntries(
            Object.entries(bounds).map(([name, [least, last]]) => [
              name,
              { gte: least, ...(last !== null && { lte: last }) },
            ]),
          ),
        ),
      }),
    },
    lacks: { any: [{ size: { gte: most } }, ...missesAll(wanted.map(misses))] },
  }
}

/** The least and the last of each side; null where there is no last. */
interface Bounds {
  readonly [side: string]: readonly [least: number, last: number | null]
}

function boundsAt({ width, height, heightMin }: Demand, scale: number): Bounds {
  const near = (pixels: number) => [pixels * scale - SLACK, pixels * scale + SLACK] as const
  const least = heightMin === true ? height : heightMin
  return {
    ...(width !== undefined && { width: near(width) }),
    ...(least !== undefined
      ? { height: [least * scale - SLACK, null] as const }
      : height !== undefined && { height: near(height) }),
  }
}

/** Each way to be of another size. */
const misses = (bounds: Bounds): readonly Row[] =>
  Object.entries(bounds).flatMap(([name, [least, last]]) => [
    { [name]: { set: false } },
    { [name]: { lt: least } },
    ...(last === null ? [] : [{ [name]: { gt: last } }]),
  ])

/** What misses the first size and all that follow. */
const missesAll = ([first, ...rest]: readonly (readonly Row[])[]): readonly Row[] =>
  !first ? [] : rest.length === 0 ? first : first.map((miss) => ({ ...miss, any: missesAll(rest) }))
