import { isValidElement } from 'react'

/** An error of a form at the path of its field: `items.2.goods`. */
export interface ErrorLine {
  readonly path: string
  readonly type: string
  readonly error: unknown
}

/** Every error of a form, those of a list as a whole and those within its entries apart. */
export function errorLines(errors: object, at = ''): readonly ErrorLine[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error || typeof error !== 'object') return []
    const path = at + name
    const own = (error as { root?: object }).root ?? error
    const { type } = own as { type?: unknown }
    const lines = typeof type === 'string' ? [{ path, type, error: own }] : []
    return [...lines, ...errorLines(within(error), `${path}.`)]
  })
}

/** What stands below an error: entries of a list, or fields of one; not what the error itself is made of. */
const within = (error: object): object =>
  Object.fromEntries(Object.entries(error).filter(([key, value]) => !own.has(key) && isPart(value)))
const own = new Set(['type', 'types', 'message', 'ref', 'root'])
const isPart = (value: unknown) =>
  typeof value === 'object' && value !== null && !isValidElement(value)
