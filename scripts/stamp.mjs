// Plain JavaScript: npm start looks here before anything of ours is compiled, on Node 20 and later.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The portal in one file, below the root. */
export const builtPortal = '.cache/portal/portal.mjs'

/** What is built: from what, below the root, and where is noted what it was built from. */
const builds = {
  admin: {
    sources: ['index.html', 'package.json', 'package-lock.json', 'vite.config.ts', 'public', 'src'],
    noted: 'dist/.stamp',
    reads: (path) => !/\.test\.tsx?$/.test(path),
  },
  portal: {
    sources: [
      'package.json',
      'package-lock.json',
      'scripts/portal.vite.ts',
      'scripts/stamp.mjs',
      'portal',
      'src',
    ],
    noted: '.cache/portal/.stamp',
    reads: (path) => /(?<!\.test)\.(ts|js|mjs|json)$/.test(path) && !/[\\/]testing[\\/]/.test(path),
  },
}

/**
 * One text for all that something is built from: names and contents, so that neither a checkout nor
 * a copy makes it look changed. Tests are left out. Reads some hundred small files.
 */
export function stampOf(root, what = 'admin') {
  const hash = createHash('sha256')
  for (const path of filesOf(root, what)) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** The same by names, sizes and times: whoever has changed none of these has changed nothing, and nothing is read. */
export function traceOf(root, what = 'admin') {
  const hash = createHash('sha256')
  for (const path of filesOf(root, what)) {
    const { size, mtimeMs } = statSync(join(root, path))
    hash.update(`${path}\n${size}\n${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** Whether what was built, the admin in dist/ or the portal, was built from these sources. */
export function isBuilt(root, what = 'admin') {
  const [stamp, trace] = readNoted(root, what)
  if (!stamp) return false
  if (trace === traceOf(root, what)) return true
  if (stamp !== stampOf(root, what)) return false
  try {
    noteBuilt(root, stamp, what)
  } catch {
    // Where nothing may be written, it is read again the next time.
  }
  return true
}

/** Notes what it was built from: the stamp taken before the build, since sources may change meanwhile. */
export function noteBuilt(root, stamp, what = 'admin') {
  const trace = stamp === stampOf(root, what) ? traceOf(root, what) : ''
  writeFileSync(join(root, builds[what].noted), `${stamp}\n${trace}\n`)
}

function readNoted(root, what) {
  try {
    return readFileSync(join(root, builds[what].noted), 'utf8').split('\n')
  } catch {
    return []
  }
}

function filesOf(root, what) {
  const { sources, reads } = builds[what]
  return sources.flatMap((source) => filesBelow(root, source)).filter(reads)
}

/** The files below a path in a fixed order; none where it does not exist. */
function filesBelow(root, path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  const entries = readdirSync(full, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}
