import type { Entity, Row } from '#declare'

/** Kinds whose value stands in its column as it stands in the record, so that equal is equal. */
const plain: readonly string[] = ['text', 'code', 'choice', 'ref', 'parent', 'integer', 'phone']
const partsOfLinks: readonly string[] = ['type', 'id', 'url']

/**
 * Whether a row meets a condition on records of its entity, as the database would say of it (`conditionSql`); undefined
 * where only the database can tell.
 */
export function meetsWhere(entity: Entity, where: Row, row: Row): boolean | undefined {
  const answers = Object.entries(where).map(([path, test]) => {
    const value = plainValue(entity, path, row)
    return value === undefined ? undefined : meets(value, test)
  })
  if (answers.includes(false)) return false
  return answers.includes(undefined) ? undefined : true
}

/** Whether a condition looks at nothing but the record itself. */
export const looksAtItself = ({ fields, stateField }: Entity, where: Row): boolean =>
  Object.entries(where).every(([path, test]) => {
    const [head = '', part] = path.split('.')
    const kind = fields[head === 'status' ? stateField : head]?.kind
    return path !== 'any' && (part === undefined || kind === 'jump') && isWorkedOut(test)
  })

/** No operand is a path or an expression. */
const isWorkedOut = (test: unknown): boolean =>
  typeof test !== 'object' ||
  test === null ||
  Array.isArray(test) ||
  Object.values(test).every(
    (operand) => typeof operand !== 'object' || operand === null || 'text' in operand,
  )

/** What the column of a path holds, null where it is empty; undefined where that cannot be told from the record. */
export function plainValue(
  { fields, stateField }: Entity,
  path: string,
  row: Row,
): string | number | null | undefined {
  const [head = '', part, ...rest] = path.split('.')
  const name = head === 'status' && !fields.status ? stateField : head
  const kind = fields[name]?.kind ?? ''
  if (rest.length > 0) return undefined
  if (part !== undefined)
    return kind === 'jump' && partsOfLinks.includes(part)
      ? scalar((row[name] as Row | null)?.[part])
      : undefined
  const isPlain = plain.includes(kind) || name === 'id' || name === stateField
  return isPlain ? scalar(row[name]) : undefined
}

const scalar = (value: unknown): string | number | null | undefined => {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'string' || typeof value === 'number' ? value : undefined
}

function meets(value: string | number | null, test: unknown): boolean | undefined {
  if (Array.isArray(test)) return oneOf(value, test)
  if (typeof test !== 'object' || test === null) return equals(value, test)
  const [operator, ...others] = Object.keys(test)
  if (operator !== 'not' || others.length > 0) return undefined
  const is = oneOf(value, [(test as { not: unknown }).not].flat())
  return is === undefined ? undefined : !is
}

function oneOf(value: string | number | null, wanted: readonly unknown[]): boolean | undefined {
  const answers = wanted.map((one) => equals(value, one))
  if (answers.includes(true)) return true
  return answers.includes(undefined) ? undefined : false
}

function equals(value: string | number | null, wanted: unknown): boolean | undefined {
  if (wanted === null || wanted === undefined) return value === null
  if (typeof wanted !== 'string' && typeof wanted !== 'number') return undefined
  if (value === null) return false
  return typeof value === typeof wanted ? value === wanted : undefined
}
