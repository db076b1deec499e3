import type { Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'

const WHERE = ['mapX', 'mapY', 'longitude', 'latitude']

/** Actions of seal places. */
export const actions: ActionFunctions = {
  /** Puts a place where it was dropped: `{ place, mapX, mapY }` or `{ place, longitude, latitude }`; what is not named stays. */
  place: async ({ entity, values, records, change }) => {
    const id = Number(values.place)
    const row: Row | null = Number.isSafeInteger(id) ? await records.find('sealPlace', id) : null
    if (!row) throw missing(entity.label, String(values.place ?? ''))
    const sent = Object.fromEntries(
      WHERE.flatMap((key) => (key in values ? [[key, values[key]]] : [])),
    )
    return change(id, sent)
  },
}
