import type { Entity, Row } from '#declare'
import { handOrderOf } from '#derive/handOrder.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import type { Put } from './treeModel.ts'

interface Putting {
  readonly portal: PortalProvider
  readonly entity: Entity
  readonly parentField: string
}

/**
 * Puts a record somewhere: one call for the new siblings where the order knows of parents, else the parent first. Gives
 * what puts it back among the siblings of before as they stand by then; that gives false where the record has been
 * changed since.
 */
export async function putInTree(
  putting: Putting,
  row: Row,
  to: Put,
  rows: readonly Row[],
): Promise<() => Promise<boolean>> {
  const { portal, entity, parentField } = putting
  await put(putting, row, to)
  const id = Number(row.id)
  const read = async () => (await portal.getOne(entity.name, { id: String(id) })).data as Row
  const { version } = await read()
  const parent = (row[parentField] ?? null) as Put['parent']
  const before = siblingsOf(entity, parentField, rows, row).map((one) => Number(one.id))
  return async () => {
    const now = await read()
    if (now.version !== version) return false
    const siblings = await siblingsNow(putting, row)
    const others = siblings.filter((one) => one !== id)
    const ahead = before.slice(0, before.indexOf(id))
    const at = others.findLastIndex((one) => ahead.includes(one)) + 1
    await put(putting, now, { parent, siblings: others.toSpliced(at, 0, id) })
    return true
  }
}

async function put(
  { portal, entity, parentField }: Putting,
  row: Row,
  { parent, siblings }: Put,
): Promise<void> {
  const scope = scopeOf(entity, parentField, row, parent)
  const moves = row[parentField] !== parent && !(parentField in scope)
  if (moves) {
    const data = { [parentField]: parent, version: row.version }
    await portal.update(entity.name, { id: row.id, data, previousData: row as never })
  }
  if (handOrderOf(entity)) await portal.order(entity.name, siblings, scope)
}

const scopeOf = (entity: Entity, parentField: string, row: Row, parent: Put['parent']): Row =>
  Object.fromEntries(
    (handOrderOf(entity)?.scope ?? []).map((name) => [
      name,
      name === parentField ? parent : (row[name] ?? null),
    ]),
  )

/** Those of one place, in their order. */
const siblingsOf = (
  entity: Entity,
  parentField: string,
  rows: readonly Row[],
  row: Row,
): readonly Row[] => {
  const alike = [parentField, ...(handOrderOf(entity)?.scope ?? [])]
  const isBeside = (one: Row) => alike.every((name) => (one[name] ?? null) === (row[name] ?? null))
  const { field } = handOrderOf(entity) ?? { field: 'id' }
  return rows.filter(isBeside).toSorted((one, other) => Number(one[field]) - Number(other[field]))
}

/** The ids of those that stand where a record stood, as the portal has them now. */
async function siblingsNow(
  { portal, entity, parentField }: Putting,
  row: Row,
): Promise<readonly number[]> {
  const { field, scope } = handOrderOf(entity) ?? { field: 'id', scope: [] }
  const filter = Object.fromEntries(
    [...new Set([parentField, ...scope])].map((name) => [name, row[name] ?? null]),
  )
  const { data } = await portal.getList(entity.name, {
    filter,
    sort: { field, order: 'ASC' },
    pagination: { page: 1, perPage: 1000 },
  })
  return data.map(({ id }) => Number(id))
}
