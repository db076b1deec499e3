import type { ActionFunctions } from '../actions/action.ts'
import { txOf } from '../db/txOf.ts'
import { conflict, missing } from '../errors.ts'
import { giveSecret } from './serviceKeySecret.ts'

/** What the actions of a service key run. */
export const serviceKeyActions: ActionFunctions = {
  /** Gives a new secret, shown in this answer only; the old one ends at once. */
  renew: async ({ db, entity, ground, row }) => {
    if (!row) throw missing(entity.label)
    if (row.status !== 'active') throw conflict([{ field: '_', message: revoked }])
    return { name: row.name, secret: await giveSecret(ground, txOf(db), row.id as number) }
  },
}

const revoked = ['此密钥已吊销，请新建一个', 'This key was revoked: make a new one'] as const
