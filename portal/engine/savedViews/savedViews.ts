import type { Entity, Screen } from '#declare'
import { fitView } from '#derive/fitView.ts'
import { mostShared, type SharedView, type ViewContents } from '#derive/savedView.ts'
import { conflict, missing, PortalError } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { writeDeed } from '../audit/writeAudit.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { demandRoles, type KeptView, mayChange, seesView } from './viewRights.ts'

/** What whoever shares a view says of it. */
export interface ViewGiven extends ViewContents {
  readonly name: string
  readonly roles: readonly string[]
  readonly opens: readonly string[]
}
/** What views stand on: the portal, and the screens there are. */
export interface Views {
  readonly context: PortalContext
  readonly screens: readonly Screen[]
}

/** The views a session may use, as it may use them: what it has no right to is left out of them. */
export async function viewsFor(views: Views, session: Session): Promise<readonly SharedView[]> {
  const kept = await keptViews(views.context.database.db)
  return kept
    .filter((view) => seesView(views.context, session, view))
    .map((view) => shownTo(views, session, view))
}

/** Shares a list with roles. Throws 40300, 40900 where one's own is called so already or there are too many. */
export async function shareView(
  views: Views,
  session: Session,
  screen: Screen,
  given: ViewGiven,
): Promise<SharedView> {
  const { context } = views
  demandRoles(context, session, given)
  const owner = ownerOf(session)
  const now = shanghaiTime(context.clock())
  const view: KeptView = {
    ...given,
    screen: screen.path,
    id: crypto.randomUUID().replaceAll('-', '').slice(0, 16),
    ...{ version: 1, owner, updatedAt: now, updatedBy: owner },
  }
  await context.database.transaction(async (tx) => {
    const others = await keptViews(tx)
    demandRoom(others)
    demandName(others, view)
    await giveWay(tx, others, view)
    await tx.insertInto('_savedView').values(rowOf(view)).execute()
    await tell(views, tx, session, 'create', view)
  })
  return shownTo(views, session, view)
}

/**
 * Changes a shared view: only what was read may be changed, so that of two who change it at once nobody overwrites the
 * other unseen. Throws 40400, 40300, and 40900 with the view as it stands where somebody else was faster.
 */
export async function changeView(
  views: Views,
  session: Session,
  id: string,
  { version, ...given }: Partial<ViewGiven> & { readonly version: number },
): Promise<SharedView> {
  const { context } = views
  return context.database.transaction(async (tx) => {
    const others = await keptViews(tx)
    const before = viewIn(views, session, others, id)
    if (version !== before.version) throw overtaken(shownTo(views, session, before))
    const changed: KeptView = {
      ...before,
      ...given,
      version: version + 1,
      updatedAt: shanghaiTime(context.clock()),
      updatedBy: ownerOf(session),
    }
    demandRoles(context, session, changed, before)
    demandName(others, changed)
    await giveWay(tx, others, changed)
    const { numUpdatedRows } = await tx
      .updateTable('_savedView')
      .set(rowOf(changed))
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (Number(numUpdatedRows) !== 1) throw overtaken(shownTo(views, session, before))
    await tell(views, tx, session, 'update', changed)
    return shownTo(views, session, changed)
  })
}

/** Takes a shared view away from everybody. Throws 40400 and 40300. */
export async function dropView(views: Views, session: Session, id: string): Promise<void> {
  await views.context.database.transaction(async (tx) => {
    const view = viewIn(views, session, await keptViews(tx), id)
    await tx.deleteFrom('_savedView').where('id', '=', id).execute()
    await tell(views, tx, session, 'delete', view)
  })
}

/** All there are, by name; those whose owner has left go on under their number. */
async function keptViews(db: Db | Tx): Promise<readonly KeptView[]> {
  const rows = await db.selectFrom('_savedView').selectAll().orderBy('name').execute()
  const people = [...new Set(rows.flatMap(({ owner, updatedBy }) => [owner, updatedBy]))]
  const named =
    people.length === 0
      ? []
      : await db.selectFrom('portalUser').select(['id', 'name']).where('id', 'in', people).execute()
  const person = (id: number) => ({
    id,
    name: String(named.find((one) => one.id === id)?.name ?? `#${id}`),
  })
  return rows.map(({ owner, updatedBy, roles, opens, contents, ...row }) => ({
    ...(JSON.parse(contents as string) as ViewContents),
    ...(row as Pick<KeptView, 'id' | 'screen' | 'name' | 'version' | 'updatedAt'>),
    version: Number(row.version),
    roles: JSON.parse(roles as string) as string[],
    opens: JSON.parse(opens as string) as string[],
    owner: person(owner as number),
    updatedBy: person(updatedBy as number),
  }))
}

function rowOf({ owner, updatedBy, roles, opens, ...view }: KeptView) {
  const { id, screen, name, version, updatedAt } = view
  const { filter, sort, perPage, columns, sizes } = view
  return {
    ...{ id, screen, name, version, updatedAt },
    owner: owner.id,
    updatedBy: updatedBy.id,
    roles: JSON.stringify(roles),
    opens: JSON.stringify(opens),
    contents: JSON.stringify({ filter, sort, perPage, columns, sizes }),
  }
}

function shownTo({ context, screens }: Views, session: Session, view: KeptView): SharedView {
  const entity = entityOf(context, screens, view)
  const mine = mayChange(context, session, view)
  if (!entity) return { ...view, mine, barred: [] }
  const { view: fitted, barred } = fitView(entity, view, session)
  return { ...fitted, mine, barred }
}

const entityOf = (
  { entities }: PortalContext,
  screens: readonly Screen[],
  { screen }: KeptView,
): Entity | undefined => entities.get(screens.find(({ path }) => path === screen)?.entity ?? '')

function viewIn(
  { context }: Views,
  session: Session,
  all: readonly KeptView[],
  id: string,
): KeptView {
  const view = all.find((one) => one.id === id)
  if (!view || !seesView(context, session, view)) throw missing(['视图', 'View'], id)
  if (mayChange(context, session, view)) return view
  const { name } = view.owner
  throw new PortalError(40300, 403, [
    `这是${name}的视图，只有本人和能修改角色的人可以改；可以复制成自己的`,
    `The view is ${name}’s: only they and those who may change roles change it. Copy it to have your own`,
  ])
}

const overtaken = (current: SharedView): PortalError => {
  const { name, updatedBy, updatedAt } = current
  const at = updatedAt.slice(0, 16).replace('T', ' ')
  return new PortalError(
    40900,
    409,
    [
      `${updatedBy.name}在 ${at} 改过视图“${name}”，没有保存你的改动；请看过现在的样子再改`,
      `${updatedBy.name} changed the view "${name}" at ${at}: yours was not saved. Look at it as it stands, then change it`,
    ],
    () => ({ current }),
  )
}

function demandRoom(others: readonly KeptView[]): void {
  if (others.length < mostShared) return
  const message = [
    `共享视图已满 ${mostShared} 个，请先删除不用的`,
    `There are ${mostShared} shared views: delete some first`,
  ] as const
  throw conflict([{ field: '_', message }])
}

function demandName(others: readonly KeptView[], { id, screen, name, owner }: KeptView): void {
  const same = others.some(
    (one) =>
      one.id !== id && one.screen === screen && one.name === name && one.owner.id === owner.id,
  )
  if (!same) return
  const message = [
    `这个列表已有你分享的视图“${name}”，请换个名称`,
    `You share a view "${name}" of this list already: give it another name`,
  ] as const
  throw conflict([{ field: 'name', message }])
}

/** A role's list opens with one view: the one before lets go of it. */
async function giveWay(tx: Tx, others: readonly KeptView[], view: KeptView): Promise<void> {
  const before = others.filter(
    (one) =>
      one.id !== view.id &&
      one.screen === view.screen &&
      one.opens.some((role) => view.opens.includes(role)),
  )
  for (const one of before)
    await tx
      .updateTable('_savedView')
      .set({
        opens: JSON.stringify(one.opens.filter((role) => !view.opens.includes(role))),
        version: one.version + 1,
      })
      .where('id', '=', one.id)
      .execute()
}

const ownerOf = ({ user }: Session) => {
  if (!user) throw new Error('A view is shared by somebody: nobody is signed in.')
  return { id: user.id, name: user.name }
}

const tell = (
  { context }: Views,
  tx: Tx,
  session: Session,
  action: 'create' | 'update' | 'delete',
  { screen, name, roles, opens }: KeptView,
) =>
  writeDeed(context, tx, session, {
    action,
    recordTitle: `视图 ${name}`,
    after: { screen, name, roles, opens },
  })
