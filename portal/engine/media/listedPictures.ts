import type { Entity, Row } from '#declare'
import type { PortalContext } from '../context/portalContext.ts'
import { addressesIn, knownPictures, widthsOf } from './knownPictures.ts'

/** What cells of a list show their pictures from: `srcset` by the address that rows hold; undefined where none is known. */
export async function listedPictures(
  context: PortalContext,
  entity: Entity,
  rows: readonly Row[],
): Promise<{ readonly [address: string]: string } | undefined> {
  if (!context.pictures) return undefined
  const names = Object.entries(entity.fields)
    .filter(([, { kind, stored }]) => kind === 'image' || kind === 'images' || stored)
    .map(([name]) => name)
  const addresses = new Set(rows.flatMap((row) => addressesIn(entity, names, row)))
  if (addresses.size === 0) return undefined
  const known = await knownPictures(context, context.database.db, [...addresses])
  if (known.size === 0) return undefined
  return Object.fromEntries(
    [...known].map(([address, picture]) => [
      address,
      widthsOf(address, picture)
        .map(({ url, width }) => `${url} ${width}w`)
        .join(', '),
    ]),
  )
}
