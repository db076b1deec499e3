import type { Screen } from '#declare'
import type { SharedView } from '#derive/savedView.ts'
import { forbidden, invalid, refusedField } from '#portal/core/errors.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'

/** A shared view as it is kept, before anybody's rights are looked at. */
export type KeptView = Omit<SharedView, 'mine' | 'barred'>

/**
 * Whether somebody may share with any role, say what a role's lists open with, and tidy up what others share: whoever
 * may change what roles may do.
 */
export function managesViews({ entities, access }: PortalContext, session: Session): boolean {
  const role = entities.get('role')
  return role !== undefined && access.mayUse(session, role, 'update')
}

/** Whether the session gets a view at all: it sees the screen, and the view is its own, its roles' or in its care. */
export function seesView(context: PortalContext, session: Session, view: KeptView): boolean {
  if (!context.access.seesScreen(session, view.screen)) return false
  return (
    view.roles.some((role) => session.roles.includes(role)) || mayChange(context, session, view)
  )
}

/** Its owner changes a view, and whoever looks after roles. */
export const mayChange = (context: PortalContext, session: Session, { owner }: KeptView): boolean =>
  owner.id === session.user?.id || managesViews(context, session)

/** 40300 where a view is shared with roles one has no part in, or laid upon a role by somebody who may not. */
export function demandRoles(
  context: PortalContext,
  session: Session,
  { roles, opens }: Pick<KeptView, 'roles' | 'opens'>,
  before?: KeptView,
): void {
  const wrong = opens.filter((role) => !roles.includes(role))
  if (wrong.length > 0)
    throw refusedField('opens', [
      `视图没有分享给${wrong.join('、')}，不能作为它的默认视图`,
      `The view is not shared with ${wrong.join(', ')}: their lists cannot open with it`,
    ])
  if (managesViews(context, session)) return
  const strange = roles.filter(
    (role) => !session.roles.includes(role) && !before?.roles.includes(role),
  )
  if (strange.length > 0)
    throw forbidden([
      `只能分享给自己的角色，不能分享给：${strange.join('、')}`,
      `You may share with your own roles only, not with ${strange.join(', ')}`,
    ])
  const laid = opens.filter((role) => !before?.opens.includes(role))
  if (laid.length > 0)
    throw forbidden([
      '只有能修改角色的人可以设定角色的默认视图',
      'Only those who may change roles say what a role’s lists open with',
    ])
}

/** The screen a view stands on. Throws 40001 for none that lists records, 40300 for one that is not the caller's. */
export function screenOf(
  context: PortalContext,
  screens: readonly Screen[],
  session: Session,
  path: unknown,
): Screen & { readonly entity: string } {
  const screen = screens.find((one) => one.path === path)
  if (!screen?.entity || !['list', 'resource'].includes(screen.kind))
    throw invalid([
      {
        field: 'screen',
        message: [`没有列表页面 ${String(path)}`, `There is no list at ${String(path)}`],
      },
    ])
  if (!context.access.seesScreen(session, screen.path)) throw forbidden()
  return { ...screen, entity: screen.entity }
}
