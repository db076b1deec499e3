import { isKept, type Row } from '#declare'
import type { Here } from '../step.ts'
import type { Held } from './lacking.ts'

/**
 * Adds an entry that nothing is filled in to each list of the record, as whoever presses 添加 does before they type: it
 * may be refused, and never makes the portal fail.
 */
export async function breakEntries(here: Here, { entity, screen, state, id }: Held): Promise<void> {
  const lists = Object.keys(entity.fields).filter((name) => {
    const field = entity.fields[name]
    return field?.kind === 'list' && !isKept(field) && !field.readOnly
  })
  if (lists.length === 0) return
  const { data } = await here.call('GET', `${entity.path}/${id}`)
  const record = (data ?? {}) as Row
  for (const name of lists) {
    const entries = [...((record[name] ?? []) as readonly Row[]), {}]
    const path = `${entity.path}/check`
    const answer = await here.call('POST', path, { id, values: { [name]: entries } })
    const element = `${name} of ${state ?? 'a record'} ${id}`
    if (answer.status >= 500)
      await here.found(screen.path, element, `with an empty entry: ${path} → ${answer.message}`)
  }
}
