import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isPart } from '#portal/parts.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Files that nobody imports by name, by their path from the root: declarations, kinds of one's own, and the parts that
 * lie at their addresses. A built portal has another file in this one's place: what was found when it was built.
 */
export const foundFiles = (): readonly string[] => [
  ...inFolders('src/widgets').filter((path) => path.endsWith('/own.kind.ts')),
  ...inFolders('src/resources'),
  ...below('portal').filter(isPart),
]

/** What such a file exports; also of any other that is named by its path. */
export const loadFile = <T>(path: string): Promise<T> =>
  import(pathToFileURL(join(root, path)).href)

/** The program that a process beside this one runs as well; none where it runs the sources. */
export const program: string | undefined = undefined

const inFolders = (folder: string) => below(folder).filter((path) => path.split('/').length === 4)

function below(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .sort()
}
