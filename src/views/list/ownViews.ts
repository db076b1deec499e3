import type { SavedView, SharedView } from '#derive/savedView.ts'
import { viewKey } from '#derive/savedView.ts'
import { mostPinned, type UserSettings } from '#derive/userSettings.ts'

type Kept = Pick<UserSettings, 'views' | 'pinnedViews' | 'openingViews'>
type Anyones = SavedView | SharedView

/** What stands for a view among those in the menu. */
export const pinOf = (view: Anyones): string => `${view.screen} ${viewKey(view)}`

/** One's views with one more, or with another in the place of the one so called; it stands in the menu at once. */
export function withView(kept: Kept, view: SavedView): Partial<Kept> {
  const others = kept.views.filter((one) => one.screen !== view.screen || one.name !== view.name)
  const pins = kept.pinnedViews.filter((pin) => pin !== pinOf(view))
  const isNew = others.length === kept.views.length
  return {
    views: [...others, view],
    ...(isNew && { pinnedViews: [...pins, pinOf(view)].slice(-mostPinned) }),
  }
}

/** One's views under another name, in the menu and where lists open with it too. */
export function withName(kept: Kept, view: SavedView, name: string): Partial<Kept> {
  const renamed = { ...view, name }
  const isIt = (one: SavedView) => one.screen === view.screen && one.name === view.name
  const opens = kept.openingViews[view.screen] === viewKey(view)
  return {
    views: kept.views.map((one) => (isIt(one) ? renamed : one)),
    pinnedViews: kept.pinnedViews.map((pin) => (pin === pinOf(view) ? pinOf(renamed) : pin)),
    ...(opens && {
      openingViews: { ...kept.openingViews, [view.screen]: viewKey(renamed) },
    }),
  }
}

/** Without a view of one's own, nor what led to it. */
export function withoutView(kept: Kept, view: SavedView): Partial<Kept> {
  const { [view.screen]: opening, ...openings } = kept.openingViews
  return {
    views: kept.views.filter((one) => one.screen !== view.screen || one.name !== view.name),
    pinnedViews: kept.pinnedViews.filter((pin) => pin !== pinOf(view)),
    ...(opening === viewKey(view) && { openingViews: openings }),
  }
}

/** A view put into the menu, or taken out. */
export function withPin({ pinnedViews }: Kept, view: Anyones): Partial<Kept> {
  const pin = pinOf(view)
  const others = pinnedViews.filter((one) => one !== pin)
  return { pinnedViews: others.length < pinnedViews.length ? others : [...others, pin] }
}

/** What a list opens with: a view, `''` for the whole list, null for whatever one's role says. */
export function withOpening(
  { openingViews }: Kept,
  screen: string,
  key: string | null,
): Partial<Kept> {
  const { [screen]: _, ...others } = openingViews
  return { openingViews: key === null ? others : { ...others, [screen]: key } }
}
