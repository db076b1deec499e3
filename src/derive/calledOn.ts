import type { Action } from '#declare'

/** Where the portal answers an action: on one record, on the list, on both; nowhere where the screen does all of it. */
export function calledOn(action: Action): readonly ('record' | 'list')[] {
  const { runs, looks, fills, offers, sets, copies, previews, picks, links, merges } = action
  if (merges) return ['list']
  if (links) return ['record']
  const answers = runs || looks || fills || offers || sets || copies || previews || picks
  if (!answers && !asksOnly(action)) return []
  const places = [action.on ?? 'row'].flat()
  const onRecord = places.some((place) => place !== 'list') || sets || copies
  const onList = places.includes('list') || (places.includes('form') && !sets && !copies && answers)
  return [...(onRecord ? (['record'] as const) : []), ...(onList ? (['list'] as const) : [])]
}

/** What its dialog asks are fields of the record: they are written, and nothing else is done. */
export const asksOnly = ({ asks, opens, page, later }: Action): boolean =>
  Array.isArray(asks) && !opens && !page && !later
