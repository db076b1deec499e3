import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import { demandOnly } from '../records/acceptedValues.ts'
import { type Call, demand, findVisible } from '../records/call.ts'

/** Somebody who has the record open, too. */
export interface Present {
  readonly id: number
  readonly name: string
  /** Where the cursor stands. */
  readonly field: string | null
  /** Whether they changed something they have not saved. */
  readonly typing: boolean
}

/** What a form is told when it says that it is still open. */
export interface Presence {
  readonly others: readonly Present[]
  /** The version of the record now: it has been saved where that is another than the form began with. */
  readonly version: number
}

/** A form that was not heard of for so many milliseconds is closed, or its machine asleep. */
const silent = 45_000

/**
 * `POST {path}/{id}/presence`: a form says that it is open, where its cursor is and whether something is typed, and is
 * told who else is there. Kept in the database, so that several portals know of each other's people.
 */
export async function presence(call: Call, id: number, body: Row): Promise<Presence> {
  demand(call, 'update')
  demandOnly(body, ['form', 'field', 'typing', 'leaves'])
  const { form, field = null, typing = false, leaves = false } = body
  if (typeof form !== 'string' || !/^\w{1,40}$/.test(form))
    throw refusedField('form', ['请给出表单的名称', 'Name the form that is open'])
  const row = await findVisible(call, call.context.database.db, id)
  const known = typeof field === 'string' && Object.hasOwn(call.entity.fields, field)
  const open = { form, field: known ? (field as string) : null, typing: typing === true }
  await keep(call, id, leaves === true ? { form } : open)
  return { others: await othersAt(call, id), version: Number(row.version) }
}

type Open = { readonly form: string; readonly field?: string | null; readonly typing?: boolean }

/** Notes the form, or that it is gone; those that fell silent go along. */
async function keep({ context, entity, session }: Call, id: number, open: Open): Promise<void> {
  const { id: user = 0, name = '' } = session.user ?? {}
  const at = context.clock().getTime()
  const key = { entity: entity.name, recordId: id, form: open.form }
  await context.database.transaction(async (tx) => {
    const here = tx
      .deleteFrom('_presence')
      .where('entity', '=', entity.name)
      .where('recordId', '=', id)
    await here
      .where((where) =>
        where.or([
          where('at', '<', at - silent),
          where.and([where('form', '=', open.form), where('user', '=', user)]),
        ]),
      )
      .execute()
    if (open.field === undefined) return
    const row = { user, name, field: open.field, typing: open.typing ? 1 : 0, at }
    // A form of that name that is somebody else's stays theirs.
    await tx
      .insertInto('_presence')
      .values({ ...key, ...row })
      .onConflict((taken) => taken.columns(['entity', 'recordId', 'form']).doNothing())
      .execute()
  })
}

/** Everybody else once, however many forms they have open; where they type counts before where they only look. */
async function othersAt({ context, entity, session }: Call, id: number): Promise<Present[]> {
  const rows = await context.database.db
    .selectFrom('_presence')
    .selectAll()
    .where('entity', '=', entity.name)
    .where('recordId', '=', id)
    .where('user', '!=', session.user?.id ?? 0)
    .where('at', '>=', context.clock().getTime() - silent)
    .orderBy('typing', 'desc')
    .orderBy('at', 'desc')
    .execute()
  const first = new Map<number, Present>()
  for (const { user, name, field, typing } of rows)
    if (!first.has(Number(user)))
      first.set(Number(user), {
        id: Number(user),
        name: String(name),
        field: field as string | null,
        typing: Number(typing) === 1,
      })
  return [...first.values()]
}
