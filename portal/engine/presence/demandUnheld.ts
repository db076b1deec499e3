import { conflict } from '#portal/core/errors.ts'
import type { Change } from '../context/change.ts'
import type { Transaction } from '../context/transaction.ts'
import { holderOf, presentAt } from './presentAt.ts'

/**
 * Demands that nobody else is changing a record of which one person at a time does. Throws 40900 with who it is; what the
 * portal and programs do by themselves waits for nobody.
 */
export async function demandUnheld({ context }: Transaction, change: Change): Promise<void> {
  const { entity, before, session } = change
  if (!entity.lock || !before || session.acting !== 'user') return
  const key = `${entity.name}/${before.id}`
  const open = (await presentAt(context, new Set([key]), change.tx)).get(key) ?? []
  const holder = holderOf(open)
  if (!holder || holder.user === session.user?.id) return
  const { name } = holder
  throw conflict([
    {
      field: '_',
      kind: 'conflict',
      message: [
        `${name}正在修改，一次只能一个人改：请等对方保存或离开，或在表单里接手`,
        `${name} is changing it, and one person at a time does: wait until they have saved or left, or take it over in the form`,
      ],
    },
  ])
}
