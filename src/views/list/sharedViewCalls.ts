import type { SharedView, ViewContents } from '#derive/savedView.ts'
import { call } from '../../client/client.ts'
import { takeSharedViews } from '../../client/sharedViews.ts'

/** The views one may use, and what one may do with them. */
export interface ViewsGiven {
  readonly views: readonly SharedView[]
  /** Roles one may share with. */
  readonly roles: readonly { readonly code: string; readonly name: string }[]
  /** Whether one says what a role's list opens with. */
  readonly manages: boolean
}
/** What is said of a view beside how its list stands. */
export interface ViewSaid {
  readonly name: string
  readonly roles: readonly string[]
  readonly opens: readonly string[]
}

/** Asks for the views as they stand now; they are known everywhere in this tab from then on. */
export async function askViews(): Promise<ViewsGiven> {
  const { data } = await call<ViewsGiven>('GET', 'index/views', { quiet: true })
  takeSharedViews(data.views)
  return data
}

/** Shares a list with roles. @throws PortalError by field. */
export async function shareView(body: ViewContents & ViewSaid & { readonly screen: string }) {
  const { data } = await call<SharedView>('POST', 'index/views', { body })
  await askViews()
  return data
}

/** Changes the version of a view that was read. @throws PortalError; where somebody else was faster, the view is asked for anew. */
export async function changeView(
  { id, version }: SharedView,
  changed: Partial<ViewContents & ViewSaid>,
): Promise<void> {
  try {
    await call('PUT', `index/views/${id}`, { body: { ...changed, version } })
  } finally {
    await askViews().catch(() => undefined)
  }
}

/** Takes a view away from everybody it is shared with. @throws PortalError. */
export async function dropView({ id }: SharedView): Promise<void> {
  await call('DELETE', `index/views/${id}`)
  await askViews()
}
