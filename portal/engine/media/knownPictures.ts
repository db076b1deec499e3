import type { Entity, Row } from '#declare'
import { mapAddresses } from '#derive/media/mapAddresses.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { parsedJson } from '#portal/storage/db/parsedJson.ts'
import type { PortalContext } from '../context/portalContext.ts'

/** A picture at one of its sizes. */
export interface SizedPicture {
  readonly url: string
  readonly width: number
  readonly height: number
}
/** What the library knows of a picture whose other sizes were drawn. */
export interface KnownPicture {
  readonly width: number
  readonly height: number
  readonly alt: string | null
  readonly colour: string | null
  readonly sizes: { readonly [name: string]: SizedPicture }
}

/** Addresses asked about at once. */
const AT_ONCE = 200

/** What fields of a record show, each address once. */
export function addressesIn(entity: Entity, names: readonly string[], row: Row): readonly string[] {
  const found = new Set<string>()
  for (const name of names)
    mapAddresses(entity.fields[name], row[name], (address) => {
      found.add(address)
      return address
    })
  return [...found]
}

/** Those of the addresses that the library has other sizes of. */
export async function knownPictures(
  { entities, pictures }: Pick<PortalContext, 'entities' | 'pictures'>,
  db: Db | Tx,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, KnownPicture>> {
  const known = new Map<string, KnownPicture>()
  if (!pictures || !entities.has('material')) return known
  for (let at = 0; at < addresses.length; at += AT_ONCE) {
    const rows = await db
      .selectFrom('material')
      .select(['url', 'width', 'height', 'alt', 'colour', 'sizes'])
      .where('url', 'in', addresses.slice(at, at + AT_ONCE))
      .where('sizes', 'is not', null)
      .execute()
    for (const row of rows) {
      const sizes = (parsedJson(row.sizes) ?? {}) as KnownPicture['sizes']
      if (Object.keys(sizes).length === 0) continue
      known.set(String(row.url), {
        ...{ width: Number(row.width), height: Number(row.height), sizes },
        alt: (row.alt as string | null) || null,
        colour: (row.colour as string | null) || null,
      })
    }
  }
  return known
}

/** The sizes of a picture whole, as `srcset` takes them, the smallest first. */
export const widthsOf = (url: string, { width, height, sizes }: KnownPicture) =>
  [
    ...[sizes.small, sizes.single].filter((one) => one !== undefined),
    { url, width, height },
  ].toSorted((one, other) => one.width - other.width)
