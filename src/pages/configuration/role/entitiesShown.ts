import { catalogue } from '#resources/catalogue.ts'
import { screensSeen } from '../../../authProvider/access.ts'
import { type Role, viewerAs } from './draft.ts'

/**
 * The entities a role gets to by the menu alone, without any row of its matrix: those with a screen it sees, and those
 * without a screen, which go with what they hang on. What only admins may use yet is left out for others.
 */
export function entitiesShown(role: Role): ReadonlySet<string> {
  const seen = screensSeen(viewerAs({ ...role, rights: [] }, undefined, 'standard'))
  const withScreen = new Set(catalogue.screens.map(({ entity }) => entity))
  const shown = new Set(seen.map(({ entity }) => entity))
  const lines = [...catalogue.entities.values()].filter(
    ({ name, standIn }) =>
      (shown.has(name) || !withScreen.has(name)) && (role.code === 'admin' || !standIn),
  )
  return new Set(lines.map(({ name }) => name))
}
