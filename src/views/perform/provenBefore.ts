import type { Entity } from '#declare'
import { asksProof } from '#derive/proof.ts'
import { call } from '../../client/client.ts'
import { codes, PortalError } from '../../client/portalError.ts'

/**
 * Who somebody is, where a deed asks for that, is asked before its dialog opens: not once all of it was filled in.
 * @throws PortalError where they would rather not say. Where the portal cannot be asked, it asks when it is done.
 */
export async function provenBefore(entity: Entity, deed: string): Promise<void> {
  if (!asksProof(entity, deed) && !entity.queue?.decide[deed]?.proves) return
  try {
    await call('GET', 'index/proof', { quiet: true })
  } catch (error) {
    if (error instanceof PortalError && error.code === codes.proof) throw error
  }
}
