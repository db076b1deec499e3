import type { Label, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'

/** A chapter or lesson as the directory of a course says it in JSON; lengths in seconds. */
export interface DirectoryNode {
  readonly title: string
  readonly nodeKind: 'chapter' | 'lesson'
  readonly media?: string
  readonly duration?: number
  readonly trial?: boolean
  readonly children?: readonly DirectoryNode[]
}

/** Lessons and chapters of one directory at most. */
const MOST = 500
const LONGEST = 60
const MEDIA: readonly unknown[] = ['audio', 'video', 'text']

/** The nodes a text holds, or what is wrong with it, by path: `[2].children[0].title`. */
export function readDirectory(text: string): {
  readonly nodes: readonly DirectoryNode[]
  readonly problems: readonly Problem[]
} {
  const given = parsed(text)
  if (!Array.isArray(given) || given.length === 0)
    return {
      nodes: [],
      problems: [
        at('', [
          '请粘贴“导出目录JSON”所得的全部内容，它以“[”开头',
          'Paste the whole of what "Export directory JSON" gave: it begins with "["',
        ]),
      ],
    }
  const problems = given.flatMap((node, index) => faultsOf(node, `[${index}]`, false))
  if (new Set(given.map((node) => (node as Row | null)?.nodeKind)).size > 1)
    problems.push(
      at('', ['最上层须都是章节或都是课时', 'The top holds chapters only, or lessons only']),
    )
  if (countOf(given as DirectoryNode[]).all > MOST)
    problems.push(at('', [`最多 ${MOST} 个节点`, `At most ${MOST} nodes`]))
  return { nodes: given as DirectoryNode[], problems }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const at = (path: string, [zh, en]: Label): Problem => ({
  field: 'json',
  message: path ? [`${path}：${zh}`, `${path}: ${en}`] : [zh, en],
})

function faultsOf(node: unknown, path: string, isInside: boolean): Problem[] {
  if (typeof node !== 'object' || node === null || Array.isArray(node))
    return [at(path, ['须为一个对象', 'must be an object'])]
  const { title, nodeKind, media, duration, trial, children } = node as Row
  const inside = Array.isArray(children) ? children : []
  const wrong: (Problem | false)[] = [
    (typeof title !== 'string' || !title.trim() || [...title].length > LONGEST) &&
      at(`${path}.title`, [`须为 1 到 ${LONGEST} 个字`, `takes 1 to ${LONGEST} characters`]),
    !(nodeKind === 'lesson' || (nodeKind === 'chapter' && !isInside)) &&
      at(
        `${path}.nodeKind`,
        isInside
          ? ['只能为 lesson', 'must be lesson']
          : ['只能为 chapter 或 lesson', 'must be chapter or lesson'],
      ),
    media != null &&
      !MEDIA.includes(media) &&
      at(`${path}.media`, ['只能为 audio、video 或 text', 'must be audio, video or text']),
    duration != null &&
      !(Number.isInteger(duration) && (duration as number) > 0) &&
      at(`${path}.duration`, ['须为正整数（秒）', 'must be whole seconds above 0']),
    trial != null &&
      typeof trial !== 'boolean' &&
      at(`${path}.trial`, ['只能为 true 或 false', 'must be true or false']),
    nodeKind === 'lesson' &&
      inside.length > 0 &&
      at(`${path}.children`, ['课时没有下级', 'a lesson has nothing below it']),
  ]
  return [
    ...wrong.filter((one) => one !== false),
    ...inside.flatMap((child, index) => faultsOf(child, `${path}.children[${index}]`, true)),
  ]
}

/** How many chapters and lessons there are. */
export function countOf(nodes: readonly DirectoryNode[]) {
  const lists = nodes.map((node) => (Array.isArray(node?.children) ? node.children : []))
  const all = [...nodes, ...lists.flat()]
  const chapters = all.filter((node) => node?.nodeKind === 'chapter').length
  return { all: all.length, chapters, lessons: all.length - chapters }
}
