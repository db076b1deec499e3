import type { Entity, Fields, Row } from '#declare'
import type { Performing } from './Performing.ts'

/**
 * The record with all that what is offered in its dialog is narrowed by: a row of a list holds its columns alone, and
 * the goods of a sale are in none of them.
 */
export async function withNamed(
  { entity, portal }: Performing,
  name: string,
  record: Row,
): Promise<Row> {
  if (namedBy(entity, name).every((field) => field in record)) return record
  const read = portal.getOne(entity.name, { id: Number(record.id) })
  // What one may not read is told by the portal where it counts.
  return read.then(
    ({ data }) => ({ ...record, ...data }),
    () => record,
  )
}

/** The fields of the record that what an action asks for must agree with, or differ from. */
function namedBy({ fields, actions }: Entity, name: string): readonly string[] {
  const { asks } = actions[name] ?? {}
  const own = asks && !Array.isArray(asks) ? Object.values(asks as Fields) : []
  const paths = own.flatMap(({ same = [], not }) => [
    ...same.flatMap(([, ...ours]) => ours),
    not ?? '',
  ])
  return paths.map((path) => path.split('.')[0] as string).filter((field) => field in fields)
}
