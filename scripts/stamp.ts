import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
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

/**
 * One text for all the admin is built from: names and contents, so that neither a checkout nor
 * a copy makes it look changed. Tests are left out. Reads some hundred small files.
 */
export function stampOf(root: string): string {
  const hash = createHash('sha256')
  for (const path of sources.flatMap((source) => filesBelow(root, source))) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** The files below a path in a fixed order; none where it does not exist. */
function filesBelow(root: string, path: string): string[] {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  const entries = readdirSync(full, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()
}
