import { type Context, Hono } from 'hono'
import type { Label, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import { isContents, longestName, type ViewContents } from '#derive/savedView.ts'
import { forbidden, invalid, refusedField } from '#portal/core/errors.ts'
import type { Session } from '#portal/engine/context/session.ts'
import {
  changeView,
  dropView,
  shareView,
  type ViewGiven,
  type Views,
  viewsFor,
} from '#portal/engine/savedViews/savedViews.ts'
import { managesViews, screenOf } from '#portal/engine/savedViews/viewRights.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'

const taken = ['name', 'roles', 'opens', 'filter', 'sort', 'perPage', 'columns', 'sizes'] as const

/**
 * Views of lists that are shared with roles: `GET index/views` gives those one may use, and the roles one may share with;
 * `POST index/views { screen, name, roles, opens?, filter, sort, perPage, columns, sizes }` shares one;
 * `PUT index/views/:id { version, … }` changes what it names; `DELETE index/views/:id` takes it away. Throws 40001 by
 * field, 40300, 40400, and 40900 where somebody else changed it meanwhile.
 */
export function savedViewRoutes(views: Views) {
  const app = new Hono()
  app.get('/views', async (c) => {
    const session = sessionOf(c)
    return success(c, {
      views: await viewsFor(views, session),
      roles: await rolesFor(views, session),
      manages: managesViews(views.context, session),
    })
  })
  app.post('/views', async (c) => {
    const session = sessionOf(c)
    const { screen, ...body } = await bodyOf(c)
    demandOnly(body, taken)
    const place = screenOf(views.context, views.screens, session, screen)
    const given = { opens: [], ...body }
    const problems = [...missingIn(given), ...problemsOf(given)]
    if (problems.length > 0) throw invalid(problems)
    await demandKnown(views, given as unknown as ViewGiven)
    return success(c, await shareView(views, session, place, given as unknown as ViewGiven), 201)
  })
  app.put('/views/:id', async (c) => {
    const session = sessionOf(c)
    const { version, ...body } = await bodyOf(c)
    demandOnly(body, taken)
    const problems = problemsOf(body)
    if (!Number.isSafeInteger(version))
      problems.push({
        field: 'version',
        message: ['请给出读到的版本号', 'Send the version you read'],
      })
    if (problems.length > 0) throw invalid(problems)
    await demandKnown(views, body as Partial<ViewGiven>)
    const given = { ...(body as Partial<ViewGiven>), version: version as number }
    return success(c, await changeView(views, session, c.req.param('id'), given))
  })
  app.delete('/views/:id', async (c) => {
    await dropView(views, sessionOf(c), c.req.param('id'))
    return success(c, null)
  })
  return app
}

/** A program has no lists. */
function sessionOf(c: Context): Session {
  const session = c.get('session' as never) as Session
  if (!session.user) throw forbidden()
  return session
}

/** The roles somebody may share with, by code and name. */
async function rolesFor({ context }: Views, session: Session) {
  const rows = await context.database.db
    .selectFrom('role')
    .select(['code', 'name'])
    .where('deletedAt', 'is', null)
    .where('kind', '=', 'named')
    .orderBy('id')
    .execute()
  const all = managesViews(context, session)
  return rows
    .filter(({ code }) => all || session.roles.includes(code as string))
    .map(({ code, name }) => ({ code, name }))
}

function demandOnly(body: Row, names: readonly string[]): void {
  const [strange] = Object.keys(body).filter((name) => !names.includes(name))
  if (strange !== undefined)
    throw refusedField(strange, [`视图没有“${strange}”这一项`, `A view has no "${strange}"`])
}

async function demandKnown({ context }: Views, { roles = [] }: Partial<ViewGiven>): Promise<void> {
  if (roles.length === 0) return
  const known = await context.database.db
    .selectFrom('role')
    .select('code')
    .where('deletedAt', 'is', null)
    .where('kind', '=', 'named')
    .where('code', 'in', [...roles])
    .execute()
  const strange = roles.filter((role) => !known.some(({ code }) => code === role))
  if (strange.length > 0)
    throw refusedField('roles', [
      `没有角色：${strange.join('、')}`,
      `There is no role ${strange.join(', ')}`,
    ])
}

const missingIn = (body: Row): Problem[] =>
  taken
    .filter((name) => body[name] === undefined)
    .map((field) => ({ field, message: ['缺少这一项', 'This is missing'] }))

/** What is wrong with what was sent, by field; parts that were not sent are not judged. */
function problemsOf(body: Row): Problem[] {
  const wrong = (field: string, message: Label): Problem => ({ field, message })
  const { name, roles, opens } = body
  const isName = typeof name === 'string' && name.trim() !== '' && name.length <= longestName
  return [
    ...(name === undefined || isName
      ? []
      : [
          wrong('name', [
            `名称应为 1 到 ${longestName} 个字`,
            `A name has 1 to ${longestName} characters`,
          ]),
        ]),
    ...(roles === undefined || (isCodes(roles) && roles.length > 0)
      ? []
      : [wrong('roles', ['请至少选择一个角色', 'Choose one role at least'])]),
    ...(opens === undefined || isCodes(opens)
      ? []
      : [wrong('opens', ['应为角色标识的列表', 'It must be a list of codes of roles'])]),
    ...(isContents({ ...plain, ...body })
      ? []
      : [
          wrong('filter', [
            '筛选、排序或列不合格式',
            'Filter, order or columns are not of their form',
          ]),
        ]),
  ]
}

const plain: ViewContents = {
  ...{ filter: {}, sort: { field: 'id', order: 'DESC' }, perPage: 10, columns: null, sizes: {} },
}
const isCodes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= 50 &&
  value.every((one) => typeof one === 'string' && /^[a-zA-Z0-5]{1,20}$/.test(one))
