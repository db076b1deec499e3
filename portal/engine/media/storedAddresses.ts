import type { Entity, Row } from '#declare'
import { holdsAddresses, mapAddresses } from '#derive/media/mapAddresses.ts'
import { addressIn } from '#portal/storage/objects/addressIn.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { ownKey } from './ownKey.ts'

type Own = Pick<PortalContext, 'store' | 'origins'>

/**
 * An address as records keep it: what lies in the portal's own store by its path, whatever name the browser called the
 * host by, so that a portal that moves, or is called by another name, shows its pictures all the same. Any other
 * address, and one of a bucket that has a host of its own, stays as it is.
 */
export function storedAddress({ store, origins }: Own, address: string): string {
  if (store?.describe().style !== 'path' || !/^https?:\/\//i.test(address)) return address
  const key = ownKey({ store, origins }, address)
  return key === null ? address : addressIn(store, key)
}

/** The values of a record, or some of them, with every address of media as records keep it. */
export function withStoredAddresses(own: Own, entity: Entity, values: Row): Row {
  const now = mediaFields(entity)
    .map((name) => {
      const value = values[name]
      return [name, mapAddresses(entity.fields[name], value, (url) => storedAddress(own, url))]
    })
    .filter(([name, value]) => value !== values[name as string])
  return now.length === 0 ? values : { ...values, ...Object.fromEntries(now) }
}

const known = new WeakMap<Entity, readonly string[]>()

/** The fields of an entity that can hold addresses of media; asked at every write, so worked out once. */
export function mediaFields(entity: Entity): readonly string[] {
  const found =
    known.get(entity) ??
    Object.keys(entity.fields).filter((name) => holdsAddresses(entity.fields[name]!))
  known.set(entity, found)
  return found
}
