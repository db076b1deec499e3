import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { writeDeed } from '#portal/engine/audit/writeAudit.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { giveOne } from '#portal/engine/imports/one/giveOne.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
import { findVisible } from '#portal/engine/records/call.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { isMobile } from '#widgets/phone/kind.ts'

const userOf = ({ row, entity }: ActionCall): Row => {
  if (!row) throw missing(entity.label)
  return row
}

/** How long a phone is shown in full. */
const SHOWN = 300

/** An address on one line. */
const addressOf = (address: Row): string =>
  Object.entries(address)
    .filter(([name, value]) => !name.startsWith('_') && typeof value === 'string')
    .map(([, value]) => value)
    .join(' ')

/** A recipe that is in use, and that the caller's roles may choose. */
async function recipeFor({ context, session, db }: ActionCall, id: number): Promise<number> {
  const entity = entityNamed(context, 'compensation')
  const found = await findVisible({ context, session, entity }, db, id)
  if (found.status === 'enabled') return id
  throw refusedField('recipe', [
    `补偿方案“${found.name}”已停用，请另选一个`,
    `The recipe "${found.name}" is not in use any more: choose another one`,
  ])
}

/** On what ground somebody's data is given out or erased. */
function groundIn({ why }: Row): string {
  const ground = String(why ?? '').trim()
  if (ground.length < 2)
    throw refusedField('why', [
      '请填写依据，如工单号或本人的请求',
      'Say on what ground: a ticket, or the request of the person',
    ])
  return ground
}

/** Actions of app users. */
export const actions: ActionFunctions = {
  /** Phone and addresses in full, to be shown for five minutes; that they were looked at is kept. */
  showPhone: async (call) => {
    const user = userOf(call)
    await writeDeed(call.context, txOf(call.db), call.session, {
      action: 'reveal',
      entity: 'appUser',
      recordId: user.id as number,
      recordTitle: titleOf(call.entity, user),
      changed: ['phone', 'addresses'],
    })
    const { phone, addresses } = user
    const kept = (addresses ?? []) as readonly Row[]
    return {
      ...{ phone, addresses: kept, until: shift(call.now, `+${SHOWN / 60}m`) },
      found: {
        ...{ forSeconds: SHOWN, phone },
        ...(kept.length > 0 && { addresses: kept.map(addressOf) }),
      },
    }
  },

  /** Another phone that nobody has; every session of the user in the app ends. */
  changePhone: async (call) => {
    const user = userOf(call)
    const { newPhone, why } = call.values
    if (typeof newPhone !== 'string' || !isMobile(newPhone))
      throw refusedField('newPhone', ['手机号格式不正确', 'The phone is not valid'])
    if (String(why ?? '').trim().length < 2)
      throw refusedField('why', ['请填写更换原因', 'Say why the phone is changed'])
    return call.records.update('appUser', user.id as number, {
      phone: newPhone,
      signedOutAt: call.now,
    })
  },

  /** A nickname or picture that breaks the rules becomes the usual one; why is kept. */
  resetProfile: async (call) => {
    const user = userOf(call)
    const { what, why } = call.values
    const names = (Array.isArray(what) ? what : []) as readonly string[]
    if (names.length === 0)
      throw refusedField('what', ['请选择重置昵称、头像或两者', 'Choose nickname, picture or both'])
    if (String(why ?? '').trim().length < 2)
      throw refusedField('why', ['请填写重置原因', 'Say why it is reset'])
    const usual: Row = { nickname: `用户${user.uid}`.slice(0, 20), avatar: null }
    const values = Object.fromEntries(names.map((name) => [name, usual[name]]))
    return call.records.update('appUser', user.id as number, values)
  },

  /** Makes good to one user: a batch of one row through the checks of every batch, as a recipe has it or as it is filled in. */
  give: async (call) => {
    const { kind, cells, why, recipe } = call.values
    const chosen = recipe ? await recipeFor(call, recipe as number) : null
    return giveOne(call, userOf(call), { kind, cells, why, recipe: chosen })
  },

  /** All that is kept about the user, as a file for the user; that it was made, and on what ground, is kept. */
  exportData: async (call) => {
    const { context, session, db, entity, values } = call
    const user = userOf(call)
    const why = groundIn(values)
    await writeDeed(context, txOf(db), session, {
      action: 'export',
      entity: entity.name,
      recordId: user.id as number,
      recordTitle: titleOf(entity, user),
      reason: why,
    })
    const asked = {
      kind: 'export',
      title: `导出个人信息 · ${titleOf(entity, user)}`,
      entity: entity.name,
      recordId: user.id as number,
      params: { writes: 'personalData', of: entity.name, id: user.id, why },
    }
    return { job: await queueFor({ context, session, db }, asked) }
  },

  /** Closes the account for good: the rules of a closed one erase what says who it was, here and in other records. */
  forget: async (call) => {
    groundIn(call.values)
    return call.records.update('appUser', userOf(call).id as number, {
      status: 'closed',
      signedOutAt: call.now,
    })
  },

  /** Ends every session of the user in the app, which reads when. */
  signOut: async (call) =>
    call.records.update('appUser', userOf(call).id as number, { signedOutAt: call.now }),
}
