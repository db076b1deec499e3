import { type SavedView, type SharedView, viewKey } from '#derive/savedView.ts'
import type { UserSettings } from '#derive/userSettings.ts'

/** Whose views, and which of them lists open with. */
export interface ViewsKnown {
  readonly settings: Pick<UserSettings, 'views' | 'openingViews'>
  readonly shared: readonly SharedView[]
  /** The roles in effect, the current one first. */
  readonly roles: readonly string[]
}

/** The view of that key on a screen, one's own or shared. */
export function viewNamed(
  { settings, shared }: Pick<ViewsKnown, 'settings' | 'shared'>,
  screen: string,
  key: string,
): SavedView | SharedView | undefined {
  return [...settings.views, ...shared].find(
    (view) => view.screen === screen && viewKey(view) === key,
  )
}

/** The shared view that a role's list opens with. */
export const viewOfRole = (
  { shared, roles }: Pick<ViewsKnown, 'shared' | 'roles'>,
  screen: string,
): SharedView | undefined =>
  roles
    .map((role) => shared.find((view) => view.screen === screen && view.opens.includes(role)))
    .find(Boolean)

/** The view a list opens with where nothing is asked for: the one somebody chose themselves, else their role's. */
export function openingView(known: ViewsKnown, screen: string): string | undefined {
  const own = known.settings.openingViews[screen]
  if (own === '') return undefined
  if (own !== undefined && viewNamed(known, screen, own)) return own
  const ofRole = viewOfRole(known, screen)
  return ofRole && viewKey(ofRole)
}
