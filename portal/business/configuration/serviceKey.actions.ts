import { conflict, missing } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { giveSecret } from '#portal/engine/serviceKeys/serviceKeySecret.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { writableOnes } from './serviceKeyRules.ts'

/** What the actions of a service key run. */
export const actions: ActionFunctions = {
  /** What a key may write. */
  writableOnes: async ({ context }) => ({
    words: writableOnes(context.entities).map(({ name }) => name),
  }),

  /** Gives a new secret, shown in this answer only; the old one ends at once. */
  renew: async ({ db, entity, context, row }) => {
    if (!row) throw missing(entity.label)
    if (row.status !== 'active') throw conflict([{ field: '_', message: revoked }])
    return { name: row.name, secret: await giveSecret(context, txOf(db), row.id as number) }
  },
}

const revoked = ['此密钥已吊销，请新建一个', 'This key was revoked: make a new one'] as const
