import type { Entity, Row } from '#declare'
import type { PublicReading } from '#derive/publicReading.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import {
  addressesIn,
  type KnownPicture,
  knownPictures,
  widthsOf,
} from '#portal/engine/media/knownPictures.ts'

/**
 * Rows as the public reads them with what the library knows of the pictures in them beside: for each address its size,
 * alternative text, main colour, the widths there are of it (`srcset`), and how it is cut to a square and to what is
 * shared. Addresses of the portal's own are whole, as in the row.
 */
export async function withPictures(
  context: PortalContext,
  entity: Entity,
  { gives }: PublicReading,
  given: readonly Row[],
  origin: string,
): Promise<readonly Row[]> {
  if (!context.pictures || given.length === 0) return given
  // As records hold them: without the origin in front.
  const held = (address: string) =>
    origin && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address
  const shown = given.map((row) => addressesIn(entity, gives, row))
  const asked = [...new Set(shown.flat().map(held))]
  const known = await knownPictures(context, context.database.db, asked)
  if (known.size === 0) return given
  return given.map((row, at) => {
    const found = (shown[at] ?? []).flatMap((address) => {
      const picture = known.get(held(address))
      return picture ? [[address, told(address, picture, origin)] as const] : []
    })
    return found.length > 0 ? { ...row, pictureSizes: Object.fromEntries(found) } : row
  })
}

function told(address: string, picture: KnownPicture, origin: string): Row {
  const { width, height, alt, colour, sizes } = picture
  const whole = <P extends { readonly url: string }>(one: P): P => ({
    ...one,
    url: /^\/(?!\/)/.test(one.url) ? origin + one.url : one.url,
  })
  return {
    ...{ width, height, alt, colour },
    srcset: widthsOf(address, picture).map(whole),
    ...(sizes.square && { square: whole(sizes.square) }),
    ...(sizes.share && { share: whole(sizes.share) }),
  }
}
