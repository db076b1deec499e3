/** A place on the board, in per cent of its width and height. */
export interface Spot {
  readonly x: number
  readonly y: number
}
export interface Coordinates {
  readonly longitude: number
  readonly latitude: number
}
/** The stretch of the earth a board shows, in Mercator's units: both axes in degrees of longitude. */
export interface View {
  readonly west: number
  readonly north: number
  readonly width: number
  readonly height: number
}

const DEGREE = Math.PI / 180
/** Of the board's sides. */
export const SHAPE = { width: 4, height: 3 } as const
/** Left free around the places. */
const MARGIN = 0.16
/** A single place is shown with so much around it, in degrees. */
const LEAST = 0.02
/** Where nothing is placed yet: the land between its farthest corners. */
const ALL: readonly Coordinates[] = [
  { longitude: 75, latitude: 19 },
  { longitude: 134, latitude: 52 },
]

const northing = (latitude: number): number =>
  Math.log(Math.tan(Math.PI / 4 + (latitude * DEGREE) / 2)) / DEGREE
const latitudeAt = (northing: number): number =>
  (2 * Math.atan(Math.exp(northing * DEGREE)) - Math.PI / 2) / DEGREE

/** A view with all of the places in it, in the board's shape. */
export function viewOf(places: readonly Coordinates[]): View {
  const shown = places.length > 0 ? places : ALL
  const across = shown.map(({ longitude }) => longitude)
  const up = shown.map(({ latitude }) => northing(latitude))
  const [west, east] = [Math.min(...across), Math.max(...across)]
  const [south, north] = [Math.min(...up), Math.max(...up)]
  const wide = Math.max(east - west, LEAST) / (1 - 2 * MARGIN)
  const high = Math.max(north - south, LEAST) / (1 - 2 * MARGIN)
  const width = Math.max(wide, (high * SHAPE.width) / SHAPE.height)
  const height = (width * SHAPE.height) / SHAPE.width
  return { west: (west + east - width) / 2, north: (south + north + height) / 2, width, height }
}

/** Where coordinates stand on the board; outside of 0 to 100 where the view does not hold them. */
export const spotOf = (view: View, { longitude, latitude }: Coordinates): Spot => ({
  x: ((longitude - view.west) / view.width) * 100,
  y: ((view.north - northing(latitude)) / view.height) * 100,
})

/** What stands there, to a metre. */
export const coordinatesAt = (view: View, { x, y }: Spot): Coordinates => ({
  longitude: roundTo(view.west + (view.width * x) / 100, 5),
  latitude: roundTo(latitudeAt(view.north - (view.height * y) / 100), 5),
})

/** Metres that the board's width spans in its middle. */
export const metresAcross = (view: View): number =>
  view.width * 111_320 * Math.cos(latitudeAt(view.north - view.height / 2) * DEGREE)

/** A round length that takes about a fifth of the board, in metres. */
export function scaleBar(view: View): number {
  const wanted = metresAcross(view) / 5
  const power = 10 ** Math.floor(Math.log10(wanted))
  return power * ([5, 2, 1].find((step) => step * power <= wanted) ?? 1)
}

/** Meridians and parallels that cross the view, some four to six each way. */
export function gridOf(view: View): { readonly meridians: number[]; readonly parallels: number[] } {
  const step = gridStep(view.width / 4)
  const [south, north] = [latitudeAt(view.north - view.height), latitudeAt(view.north)]
  return {
    meridians: multiples(step, view.west, view.west + view.width),
    parallels: multiples(step, south, north),
  }
}

const gridStep = (most: number): number => {
  const power = 10 ** Math.floor(Math.log10(most))
  return power * ([5, 2, 1].find((step) => step * power <= most) ?? 1)
}
const multiples = (step: number, from: number, to: number): number[] => {
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, at) => roundTo((first + at) * step, 6))
}

/** Rounded to so many decimals. */
export const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits))
