import type { Row } from '#declare'
import { act } from '#portal/engine/records/action.ts'
import { type Call, demand, findVisible, visibleRow } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { update } from '#portal/engine/records/save.ts'
import { bodyOf } from '#portal/http/body.ts'
import { success } from '#portal/http/envelope.ts'
import { idIn } from '#portal/http/records/generic.ts'
import { type Calls, page, type Route, record } from '#portal/http/records/recordCalls.ts'
import { nodesBelow } from './catalog.actions.ts'

/** So many courses are proposed beside one. */
const RELATED = 6

const below = ({ context, entity }: Call, parent: unknown): Promise<Row[]> =>
  nodesBelow(
    {
      select: (_, where, options) =>
        context.rows.select(context.database.db, entity, where, options),
    },
    parent,
  )

async function courseOf(call: Call, id: unknown): Promise<Row> {
  demand(call, 'read')
  return findVisible(call, call.context.database.db, idIn(Number(id)))
}

/** `GET catalog/getCourseList?page&size&title&status&category`: courses only, without what lies in them. */
const getCourseList: Route = async (c, call) => {
  const { page: at = '1', size = '10', title, status, category } = queryOf(c)
  const [first, most] = [Math.max(1, Number(at) || 1), Math.max(1, Number(size) || 10)]
  const filter = {
    nodeKind: 'course',
    ...(title && { title_q: title }),
    ...(status && { status }),
    ...(category && { category: Number(category) }),
  }
  const range = [(first - 1) * most, first * most - 1]
  return page(c, call, { filter: JSON.stringify(filter), range: JSON.stringify(range) })
}

/** `GET catalog/getCourse?id=1`: the course with chapters and lessons below each other, in order. */
const getCourse: Route = async (c, call) => {
  const nested = async (row: Row): Promise<Row> => {
    const children: Row[] = []
    if (row.nodeKind !== 'lesson')
      for (const one of await below(call, row.id)) children.push(await nested(one))
    return { ...visibleRow(call, row), children }
  }
  return success(c, await nested(await courseOf(call, queryOf(c).id)))
}

/** `GET catalog/getArticleList?courseId=1&chapterId=2`: the lessons of a course, or of one chapter, without their text. */
const getArticleList: Route = async (c, call) => {
  const { courseId, chapterId } = queryOf(c)
  const course = await courseOf(call, courseId)
  const list: Row[] = []
  for (const node of await below(call, course.id)) {
    const lessons = node.nodeKind === 'lesson' ? [node] : await below(call, node.id)
    if (!chapterId || Number(chapterId) === node.id) list.push(...lessons)
  }
  return success(c, { list: list.map((row) => withoutBody(visibleRow(call, row))) })
}
const withoutBody = ({ body: _, ...row }: Row): Row => row

/** `POST catalog/updateArticle { id, version, … }`: a lesson changed under the version that was read. */
const updateArticle: Route = async (c, call) => {
  const { id, ...values } = await bodyOf(c)
  return record(c, await update(call, idIn(id), values))
}

/** `POST catalog/addCatalogJson { courseId, json }`: all chapters and lessons of the array, or none. */
const addCatalogJson: Route = async (c, call) => {
  const { courseId, json } = await bodyOf(c)
  const text = typeof json === 'string' ? json : JSON.stringify(json ?? null)
  return success(
    c,
    await act(call, idIn(courseId), 'importJson', { json: text, accept: ['catalog.importJson'] }),
  )
}

/** `GET catalog/getRelationCourse?id=1`: the chosen courses, filled up from the same category. */
const getRelationCourse: Route = async (c, call) => {
  const course = await courseOf(call, queryOf(c).id)
  const { rows, database } = call.context
  const chosen = (course.relationCourses ?? []) as readonly number[]
  const of = { nodeKind: 'course', status: 'published' }
  const found: readonly Row[] =
    chosen.length > 0 ? await rows.select(database.db, call.entity, { ...of, id: chosen }) : []
  const inOrder: readonly Row[] = found.toSorted(
    (a, b) => chosen.indexOf(Number(a.id)) - chosen.indexOf(Number(b.id)),
  )
  const known = [course.id, ...inOrder.map(({ id }) => id)]
  const more: readonly Row[] =
    course.category && inOrder.length < RELATED
      ? await rows.select(
          database.db,
          call.entity,
          { ...of, category: course.category, id: { not: known } },
          { limit: RELATED - inOrder.length, sort: 'position' },
        )
      : []
  return success(c, { list: [...inOrder, ...more].map((row) => visibleRow(call, row)) })
}

/** Named calls on courses. */
export const calls: Calls = {
  getCourseList,
  getCourse,
  getArticleList,
  updateArticle,
  addCatalogJson,
  getRelationCourse,
}
