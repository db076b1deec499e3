import { isKept, type Row, type StoredFile } from '#declare'
import { asks, invalid, missing } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import type { Records } from '#portal/engine/context/change.ts'
import { countOf, type DirectoryNode, readDirectory } from './directory.ts'

/** Nodes below one another at most. */
const MOST = 1000
const RULE = 'catalog.importJson'

/** What stands below a node, in order. */
export const nodesBelow = (records: Pick<Records, 'select'>, parent: unknown): Promise<Row[]> =>
  records.select('catalog', { parent }, { limit: MOST, sort: 'position' })

function courseOf({ row, entity }: ActionCall): Row {
  if (!row) throw missing(entity.label)
  return row
}

/** Tells what the directory comes to; agreed to, adds all of it below the course as drafts. */
const importJson: ActionFunction = async (call) => {
  const { values, make, accepted } = call
  const course = courseOf(call)
  const { nodes, problems } = readDirectory(String(values.json ?? ''))
  if (problems.length > 0) throw invalid([problems[0] as never, ...problems.slice(1)])
  const { chapters, lessons } = countOf(nodes)
  const warning = {
    rule: RULE,
    field: 'json',
    message: [
      `将在《${course.title}》下新增 ${chapters} 个章节、${lessons} 个课时，均为草稿。`,
      `${chapters} chapters and ${lessons} lessons will be added below "${course.title}", all as drafts.`,
    ] as const,
  }
  if (!accepted.has(RULE)) throw asks({ warnings: [warning] })
  const add = async (of: readonly DirectoryNode[], parent: unknown): Promise<void> => {
    for (const { children = [], ...node } of of) {
      const { id } = await make({ ...valuesOf(node), parent })
      await add(children, id)
    }
  }
  await add(nodes, course.id)
  return { chapters, lessons }
}

const valuesOf = ({
  title,
  nodeKind,
  media,
  duration,
  trial,
}: Omit<DirectoryNode, 'children'>): Row =>
  nodeKind === 'chapter'
    ? { title, nodeKind }
    : {
        title,
        nodeKind,
        media: media ?? 'audio',
        duration: duration ?? null,
        trial: trial ?? false,
      }

/** The course's tree in the form that is imported. */
const exportJson: ActionFunction = async (call) => {
  const course = courseOf(call)
  const contentOf = async (node: Row): Promise<Row> => {
    const { title, nodeKind, media, duration, trial } = node
    if (nodeKind === 'lesson')
      return { title, nodeKind, media, ...(duration ? { duration } : {}), trial: Boolean(trial) }
    const children = await Promise.all((await nodesBelow(call.records, node.id)).map(contentOf))
    return { title, nodeKind, children }
  }
  const list: Row[] = []
  for (const node of await nodesBelow(call.records, course.id)) list.push(await contentOf(node))
  const bytes = new TextEncoder().encode(JSON.stringify(list, null, 2))
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return { url: `data:application/json;base64,${base64}`, name: `${course.title}-目录.json` }
}

/** The course and everything below it anew, as drafts. */
const copyCourse: ActionFunction = async (call) => {
  const { entity, records, make, values } = call
  const taken = Object.entries(entity.fields)
    .filter(([, field]) => !isKept(field) && field.kind !== 'order')
    .map(([name]) => name)
  const copied = async (node: Row, given: Row): Promise<Row> => {
    const own = Object.fromEntries(taken.map((name) => [name, node[name] ?? null]))
    const made = await make({ ...own, ...given })
    for (const child of await nodesBelow(records, node.id)) await copied(child, { parent: made.id })
    return made
  }
  const course = courseOf(call)
  const title = `${[...String(course.title)].slice(0, 57).join('')} 副本`
  return copied(course, { title, courseNumber: values.courseNumber, updateKind: 'serial' })
}

/** A draft of a lesson for each sound, behind those that stand there. */
const batchAudio: ActionFunction = async (call) => {
  const node = courseOf(call)
  const lessons = (call.values.lessons as readonly Row[] | null) ?? []
  for (const { title, audio, duration } of lessons)
    await call.make({
      ...{ parent: node.id, nodeKind: 'lesson', title, media: 'audio', duration },
      audio: audio as StoredFile,
    })
  return { made: lessons.length }
}

/** Actions of courses. */
export const actions: ActionFunctions = { importJson, exportJson, copyCourse, batchAudio }
