import type { Row } from '#declare'
import { invalid, missing, stale } from '#portal/core/errors.ts'
import type { Change } from '../context/change.ts'
import type { Transaction } from '../context/transaction.ts'
import { currentFor } from './currentFor.ts'
import { NotUnique } from './notUnique.ts'

/** Writes the row of a change and gives it back as it stands; a unique index that refuses it names the fields. */
export async function write(transaction: Transaction, change: Change): Promise<Row> {
  try {
    return await writing[change.kind](transaction, change)
  } catch (error) {
    throw notUnique(error, change) ?? error
  }
}

type Writing = (transaction: Transaction, change: Change) => Promise<Row>

const writeBack: Writing = async (transaction, { entity, before, after, session }) => {
  const now = before as Row
  stamp(after, {
    version: Number(now.version) + 1,
    updatedAt: transaction.now,
    updatedBy: session.user?.id ?? null,
  })
  const id = now.id as number
  const written = await transaction.context.rows.update(transaction.tx, entity, id, after, now)
  if (!written) {
    const current = await transaction.context.rows.read(transaction.tx, entity, id)
    throw stale(await currentFor(transaction, entity, current, session))
  }
  return after
}

const writing: { readonly [K in Change['kind']]: Writing } = {
  create: async (transaction, { entity, after, session }) => {
    const by = session.user?.id ?? null
    stamp(after, {
      version: 1,
      createdAt: transaction.now,
      updatedAt: transaction.now,
      createdBy: by,
      updatedBy: by,
    })
    after.id = await transaction.context.rows.insert(transaction.tx, entity, after)
    return after
  },
  update: writeBack,
  move: writeBack,
  remove: async (transaction, { entity, before, session }) => {
    const row = before as Row
    const binning = { at: transaction.now, by: session.user?.id ?? null }
    const id = row.id as number
    if (!(await transaction.context.rows.bin(transaction.tx, entity, id, binning)))
      throw missing(entity.label, id)
    return {
      ...row,
      version: Number(row.version) + 1,
      deletedAt: binning.at,
      deletedBy: binning.by,
    }
  },
  restore: async (transaction, { entity, before, after, session }) => {
    const version = Number((before as Row).version) + 1
    stamp(after, {
      version,
      updatedAt: transaction.now,
      updatedBy: session.user?.id ?? null,
      deletedAt: null,
      deletedBy: null,
    })
    const id = after.id as number
    if (!(await transaction.context.rows.unbin(transaction.tx, entity, id, after)))
      throw missing(entity.label, id)
    return after
  },
}

function stamp(row: Row, stamps: Row): void {
  for (const [name, value] of Object.entries(stamps)) row[name] = value
}

function notUnique(error: unknown, { entity }: Change) {
  if (!(error instanceof NotUnique)) return undefined
  const fields = error.fields.filter((name) => name in entity.fields)
  const labels =
    fields.length > 0 ? fields.map((name) => entity.fields[name]!.label) : [entity.label]
  return invalid([
    {
      field: fields.at(-1) ?? '_',
      ...(error.rule && { rule: error.rule }),
      message: [
        `${labels.map(([zh]) => zh).join('、')}已被使用，请换一个`,
        `${labels.map(([, en]) => en).join(', ')}: already taken, choose another`,
      ],
    },
  ])
}
