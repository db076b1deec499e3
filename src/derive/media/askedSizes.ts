import type { Entity, Field, Fields } from '#declare'

/** A size in pixels, as a declaration asks for pictures of it. */
export interface AskedSize {
  readonly width: number
  readonly height?: number
}
/** What is drawn of one original. `crop` cuts to the size, else the whole is scaled to the width. */
export interface Wanted {
  readonly name: 'small' | 'single' | 'square' | 'share'
  readonly width: number
  readonly height?: number
}

/** Twice as wide as lists show a picture of usual proportions. */
const SMALL = 240
/** Where no declaration asks for such a picture: a phone shows it as wide as that. */
const PHONE = 750

const known = new WeakMap<object, Asked>()
interface Asked {
  readonly all: readonly AskedSize[]
  readonly square: AskedSize | undefined
  readonly share: AskedSize | undefined
}

/**
 * What is drawn of a picture, by the sizes that declarations ask for: small for lists, once the size of a field that
 * takes it at twice the size, and cut to a square and to what is shared, as most fields ask for these.
 */
export function wantedOf(
  entities: ReadonlyMap<string, Entity>,
  picture: { readonly width: number; readonly height: number },
): readonly Wanted[] {
  const asked = known.get(entities) ?? askedIn(entities)
  known.set(entities, asked)
  const single = asked.all
    .filter((size) => isTwice(picture, size))
    .reduce((most, { width }) => Math.max(most, width), 0)
  const wanted: readonly (Wanted | false | undefined)[] = [
    { name: 'small', width: SMALL },
    { name: 'single', width: single || PHONE },
    asked.square && { name: 'square', ...asked.square },
    asked.share && { name: 'share', ...asked.share },
  ]
  // What would be drawn larger than it is says nothing that the original does not.
  return wanted.filter((one): one is Wanted => Boolean(one) && isLess(one as Wanted, picture))
}

const isLess = (wanted: Wanted, picture: { readonly width: number; readonly height: number }) =>
  wanted.height === undefined
    ? wanted.width < picture.width
    : wanted.width <= picture.width &&
      wanted.height <= picture.height &&
      (wanted.width < picture.width || wanted.height < picture.height)

/** Pixels a picture may be off. */
const SLACK = 5
const isTwice = (
  picture: { readonly width: number; readonly height: number },
  { width, height }: AskedSize,
) =>
  Math.abs(picture.width - 2 * width) <= SLACK &&
  (height === undefined || Math.abs(picture.height - 2 * height) <= SLACK)

function askedIn(entities: ReadonlyMap<string, Entity>): Asked {
  const found = [...entities.values()].flatMap(({ fields }) => sizesIn(fields))
  const most = (sizes: readonly AskedSize[]) =>
    [...Map.groupBy(sizes, ({ width, height }) => `${width} ${height}`).values()].toSorted(
      (one, other) => other.length - one.length,
    )[0]?.[0]
  return {
    all: found.map(({ size }) => size),
    square: most(found.map(({ size }) => size).filter(({ width, height }) => width === height)),
    share: most(
      found
        .filter(({ name, size }) => /^share/i.test(name) && size.height !== undefined)
        .map(({ size }) => size),
    ),
  }
}

function sizesIn(fields: Fields): { readonly name: string; readonly size: AskedSize }[] {
  return Object.entries(fields).flatMap(([name, field]: [string, Field]) => {
    const { kind, width, height, heightMin, of } = field
    if (kind === 'list') return sizesIn(of as Fields)
    if ((kind !== 'image' && kind !== 'images') || !width) return []
    const isExact = height !== undefined && heightMin === undefined
    return [{ name, size: { width, ...(isExact && { height }) } }]
  })
}
