import type { Fields, Label, Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import { isRow } from '#portal/engine/records/entryKeys.ts'
import { sha256Hex } from '#portal/storage/objects/hmac.ts'

/** One thing a program sends: a record to make, to change, or to move on. */
export interface Item {
  /** The sender's own key: what was done under it is never done again. */
  readonly key?: string
  /** The portal's number of the record; left out, the fields it is known by tell which one is meant. */
  readonly id?: number
  readonly move?: string
  readonly reason?: string
  readonly values: Row
  /** Tells another item under the same key. */
  readonly hash: string
}

const KEY_LENGTH = 200

/**
 * Takes an item apart: `key`, `id`, `move` and `reason` say how, everything else are values. A reason that is a field
 * of the entity is a value.
 * @param ofRequest the key the whole request came under, with the item's place in it
 */
export async function itemOf(given: unknown, fields: Fields, ofRequest?: string): Promise<Item> {
  if (!isRow(given)) throw refusedField('_', noObject)
  const { key = ofRequest, id, move, ...rest } = given
  const { reason, values } = 'reason' in fields ? { values: rest } : apart(rest)
  if (key !== undefined && !isKey(key)) throw refusedField('key', noKey)
  if (id !== undefined && !(Number.isSafeInteger(id) && (id as number) > 0))
    throw refusedField('id', ['id 应为记录编号', 'An id is the number of a record'])
  for (const [name, value] of Object.entries({ move, reason }))
    if (value !== undefined && typeof value !== 'string')
      throw refusedField(name, [`${name} 应为文本`, `${name} is a text`])
  return {
    ...(key !== undefined && { key }),
    ...(id !== undefined && { id: id as number }),
    ...(move !== undefined && { move: move as string }),
    ...(reason !== undefined && { reason: reason as string }),
    values,
    hash: await sha256Hex(inOrder({ id, move, reason, values })),
  }
}

function apart({ reason, ...values }: Row): { readonly reason?: unknown; readonly values: Row } {
  return { ...(reason !== undefined && { reason }), values }
}

const isKey = (key: unknown): key is string =>
  typeof key === 'string' && key.trim() !== '' && key.length <= KEY_LENGTH

const noKey: Label = [
  `key 应为 1 到 ${KEY_LENGTH} 个字符的文本`,
  `A key is a text of 1 to ${KEY_LENGTH} letters`,
]
const noObject: Label = ['每一项都应是 JSON 对象', 'Each item is a JSON object']

/** JSON with names in order: the same item may be written in another order when it is sent again. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    isRow(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
