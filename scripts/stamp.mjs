// Plain JavaScript: npm start looks here before anything of ours is compiled, on Node 20 and later.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the built admin is made from, below the root. */
const sources = [
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'public',
  'src',
]

const noted = (root) => join(root, 'dist/.stamp')

/**
 * One text for all the admin is built from: names and contents, so that neither a checkout nor
 * a copy makes it look changed. Tests are left out. Reads some hundred small files.
 */
export function stampOf(root) {
  const hash = createHash('sha256')
  for (const path of filesOf(root)) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** The same by names, sizes and times: whoever has changed none of these has changed nothing, and nothing is read. */
export function traceOf(root) {
  const hash = createHash('sha256')
  for (const path of filesOf(root)) {
    const { size, mtimeMs } = statSync(join(root, path))
    hash.update(`${path}\n${size}\n${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Whether what lies in dist/ was built from these sources. */
export function isBuilt(root) {
  const [stamp, trace] = readNoted(root)
  if (!stamp) return false
  if (trace === traceOf(root)) return true
  if (stamp !== stampOf(root)) return false
  noteBuilt(root, stamp)
  return true
}

/** Notes what dist/ was built from: the stamp taken before the build, since sources may change meanwhile. */
export function noteBuilt(root, stamp) {
  writeFileSync(noted(root), `${stamp}\n${stamp === stampOf(root) ? traceOf(root) : ''}\n`)
}

function readNoted(root) {
  try {
    return readFileSync(noted(root), 'utf8').split('\n')
  } catch {
    return []
  }
}

const filesOf = (root) => sources.flatMap((source) => filesBelow(root, source))

/** The files below a path in a fixed order; none where it does not exist. */
function filesBelow(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  const entries = readdirSync(full, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}
