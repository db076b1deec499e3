import { sql } from 'kysely'
import type { Row } from '#declare'
import { missing, refusedField } from '#portal/core/errors.ts'
import type { Presence } from '#wire/presence.ts'
import { demandOnly } from '../records/acceptedValues.ts'
import { type Call, demand } from '../records/call.ts'
import { othersOf, presentAt, silent } from './presentAt.ts'
import { stir } from './stirred.ts'

/**
 * `POST {path}/{id}/presence`: a form says that it is open, where its cursor is and whether something is typed, and is
 * told who else is there. Kept in the database, so that several portals know of each other's people. Where one person at a
 * time changes such a record, it is whoever began to type first, or whoever `takes` it over from them.
 */
export async function presence(call: Call, id: number, body: Row): Promise<Presence> {
  demand(call, 'update')
  demandOnly(body, ['form', 'field', 'typing', 'takes', 'leaves'])
  const { form, field = null, typing = false, takes = false, leaves = false } = body
  if (typeof form !== 'string' || !/^\w{1,40}$/.test(form))
    throw refusedField('form', ['请给出表单的名称', 'Name the form that is open'])
  const version = await versionSeen(call, id)
  const known = typeof field === 'string' && Object.hasOwn(call.entity.fields, field)
  const own = {
    ...{ form, field: known ? (field as string) : null },
    ...{ typing: typing === true || takes === true, takes: takes === true },
  }
  await keep(call, id, leaves === true ? { form } : own)
  const key = `${call.entity.name}/${id}`
  stir(call.context.database, key)
  const open = (await presentAt(call.context, new Set([key]))).get(key) ?? []
  return { others: othersOf(open, call.session.user?.id ?? 0, call.entity.lock), version }
}

/** The version of a record the session may see: said so often that nothing else of it is read. */
async function versionSeen({ context, entity, session }: Call, id: number): Promise<number> {
  const { db } = context.database
  const row = await db
    .selectFrom(entity.name)
    .select('version')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  const where = context.access.sees(entity, session)
  const isSeen = row && (!where || (await context.rows.count(db, entity, { ...where, id })) > 0)
  if (!isSeen) throw missing(entity.label, id)
  return Number(row.version)
}

interface Open {
  readonly form: string
  readonly field?: string | null
  readonly typing?: boolean
  readonly takes?: boolean
}

/** Notes the form, or that it is gone. A form of that name that is somebody else's stays theirs. */
async function keep({ context, entity, session }: Call, id: number, open: Open): Promise<void> {
  const { id: user = 0, name = '' } = session.user ?? {}
  const { db } = context.database
  const at = context.clock().getTime()
  if (open.field === undefined) {
    const here = db.deleteFrom('_presence').where('entity', '=', entity.name)
    await here
      .where('recordId', '=', id)
      .where((where) =>
        where.or([
          where('at', '<', at - silent),
          where.and([where('form', '=', open.form), where('user', '=', user)]),
        ]),
      )
      .execute()
    return
  }
  const now = { name, field: open.field, typing: open.typing ? 1 : 0, at }
  // Whoever takes it over stands before all who began earlier.
  const since = open.takes ? -at : open.typing ? at : null
  await db
    .insertInto('_presence')
    .values({
      entity: entity.name,
      recordId: id,
      form: open.form,
      user,
      ...now,
      typingSince: since,
    })
    .onConflict((taken) =>
      taken
        .columns(['entity', 'recordId', 'form'])
        .doUpdateSet({
          ...now,
          typingSince:
            open.takes || !open.typing ? since : sql`coalesce("_presence"."typingSince", ${at})`,
        })
        .where('_presence.user', '=', user),
    )
    .execute()
}
