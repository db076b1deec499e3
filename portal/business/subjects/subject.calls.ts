import type { Entity, Row } from '#declare'
import { pictureField } from '#derive/pictureField.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { act } from '#portal/engine/records/action.ts'
import { type Call, demand, findVisible, visibleRow } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import { bodyOf } from '#portal/http/body.ts'
import { success } from '#portal/http/envelope.ts'
import { idIn, list as pages } from '#portal/http/records/generic.ts'
import { type Calls, type Route, record } from '#portal/http/records/recordCalls.ts'
import { jumpTargets } from '#widgets/kinds.ts'

/** Modules or contents of one subject at most. */
const MOST = 1000
/** Contents of a page of the picker. */
const PAGE = 20
/** States in which readers see something. */
const LIVE = ['published', 'onShelf', 'enabled']

/** `GET model/modelContentList?modelId=1`: the modules of a subject in their order, each with its contents. */
const modelContentList: Route = async (c, call) => {
  demand(call, 'read')
  const { context } = call
  const { db } = context.database
  const { id } = await findVisible(call, db, idIn(Number(queryOf(c).modelId)))
  const rowsOf = async (name: string) => {
    const of = { ...call, entity: entityNamed(context, name) }
    demand(of, 'read')
    const options = { limit: MOST, sort: 'position' }
    const rows = await context.rows.select(db, of.entity, { subject: id }, options)
    return rows.map((row) => visibleRow(of, row))
  }
  const contents = await rowsOf('subjectContent')
  const list = (await rowsOf('subjectModule')).map((module) => ({
    ...module,
    contents: contents.filter((content) => content.module === module.id),
  }))
  return success(c, { list })
}

/** `GET model/searchContent?type=&keyword=&page=`: published contents of one type of link or of all, by number or part of their name. */
const searchContent: Route = async (c, call) => {
  demand(call, 'read')
  const { type = '', keyword = '', page = '1' } = queryOf(c)
  const first = (Math.max(1, Number(page) || 1) - 1) * PAGE
  const found: Row[] = []
  for (const [name, target] of Object.entries(jumpTargets)) {
    if (!target.entity || (type && name !== type)) continue
    const entity = entityNamed(call.context, target.entity)
    if (!call.context.access.mayUse(call.session, entity, 'read')) continue
    const rows = await matching({ ...call, entity }, { ...target.where }, keyword, first + PAGE + 1)
    found.push(...rows.map((row) => asContent(name, entity, row)))
  }
  const list = found.slice(first, first + PAGE)
  return success(c, { list, hasNext: found.length > first + PAGE })
}

async function matching(
  { context, entity, session }: Call,
  where: Row,
  keyword: string,
  most: number,
): Promise<readonly Row[]> {
  const state = LIVE.find((one) => one in entity.states)
  const live = { ...where, ...(state && { [entity.stateField]: state }) }
  const filter = {
    ...live,
    ...(/^\d+$/.test(keyword)
      ? { id: Number(keyword) }
      : keyword && { [`${entity.title}_q`]: keyword }),
  }
  const asked = { filter: JSON.stringify(filter), range: `[0,${most - 1}]` }
  const sees = { where: context.access.sees(entity, session) }
  return (await context.lists.list(context.database.db, entity, asked, sees)).list
}

const asContent = (type: string, entity: Entity, row: Row): Row => {
  const picture = pictureField(entity)
  const price = ['price', 'issuePrice'].find((name) => name in entity.fields)
  return {
    ...{ type, id: row.id, title: titleOf(entity, row) },
    picture: (picture && row[picture]) ?? null,
    price: (price && row[price]) ?? null,
  }
}

/** `POST model/udateModelName { id, title, version }`: the action `rename` under its old name. */
const renamed: Route = async (c, call) => {
  const { id, ...body } = await bodyOf(c)
  return record(c, (await act(call, idIn(id), 'rename', body)) as Row)
}

/** Named calls on subjects. */
export const calls: Calls = {
  getModelList: pages,
  modelContentList,
  searchContent,
  udateModelName: renamed,
}
