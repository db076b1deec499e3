import type { Row } from '#declare'
import { missing, refused, stale } from '#portal/core/errors.ts'
import type { Change } from '../context/change.ts'
import type { Unit } from '../context/unit.ts'
import { currentFor } from './currentFor.ts'
import { NotUnique } from './notUnique.ts'

/** Writes the row of a change and gives it back as it stands; a unique index that refuses it names the fields. */
export async function write(unit: Unit, change: Change): Promise<Row> {
  try {
    return await writing[change.kind](unit, change)
  } catch (error) {
    throw notUnique(error, change) ?? error
  }
}

type Writing = (unit: Unit, change: Change) => Promise<Row>

const writeBack: Writing = async (unit, { entity, before, after, session }) => {
  const now = before as Row
  stamp(after, {
    version: Number(now.version) + 1,
    updatedAt: unit.now,
    updatedBy: session.user?.id ?? null,
  })
  const id = now.id as number
  const written = await unit.ground.rows.update(unit.tx, entity, id, after, now)
  if (!written) {
    const current = await unit.ground.rows.read(unit.tx, entity, id)
    throw stale(await currentFor(unit, entity, current, session))
  }
  return after
}

const writing: { readonly [K in Change['kind']]: Writing } = {
  create: async (unit, { entity, after, session }) => {
    const by = session.user?.id ?? null
    stamp(after, {
      version: 1,
      createdAt: unit.now,
      updatedAt: unit.now,
      createdBy: by,
      updatedBy: by,
    })
    after.id = await unit.ground.rows.insert(unit.tx, entity, after)
    return after
  },
  update: writeBack,
  move: writeBack,
  remove: async (unit, { entity, before, session }) => {
    const row = before as Row
    const binning = { at: unit.now, by: session.user?.id ?? null }
    const id = row.id as number
    if (!(await unit.ground.rows.bin(unit.tx, entity, id, binning))) throw missing(entity.label, id)
    return {
      ...row,
      version: Number(row.version) + 1,
      deletedAt: binning.at,
      deletedBy: binning.by,
    }
  },
  restore: async (unit, { entity, before, after, session }) => {
    const version = Number((before as Row).version) + 1
    stamp(after, {
      version,
      updatedAt: unit.now,
      updatedBy: session.user?.id ?? null,
      deletedAt: null,
      deletedBy: null,
    })
    const id = after.id as number
    if (!(await unit.ground.rows.unbin(unit.tx, entity, id, after))) throw missing(entity.label, id)
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
  return refused([
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
