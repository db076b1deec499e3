import type { Screen } from '#declare'
import { type SavedView, type SharedView, viewKey } from '#derive/savedView.ts'
import { linkToView } from '#derive/viewAddress.ts'
import type { Choice } from './Choice.ts'

/** Views of lists as choices, each with the screen it is one of; those of screens one does not see are none. */
export const viewsOf = (
  views: readonly (SavedView | SharedView)[],
  seen: readonly Screen[],
): readonly Choice[] =>
  views.flatMap((view) => {
    const screen = seen.find(({ path }) => path === view.screen)
    if (!screen) return []
    const { name } = view
    return [
      {
        key: `view ${view.screen} ${viewKey(view)}`,
        kind: 'page' as const,
        title: [name, name] as const,
        hint: screen.label,
        to: linkToView(view),
      },
    ]
  })
