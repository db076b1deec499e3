import type { Action } from '#declare'

/** Where the portal answers an action: on one record or on the list; nowhere where the screen does all of it. */
export function calledOn(action: Action): 'record' | 'list' | undefined {
  const { runs, looks, fills, sets, copies, previews } = action
  if (!(runs || looks || fills || sets || copies || previews)) return undefined
  const places = [action.on].flat()
  return places.includes('row') || places.includes('bulk') ? 'record' : 'list'
}
