/** `npm test -- walls`: which imports go through a wall between the rooms of the house. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Files, wallsBroken } from './walls.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

function sources(): Files {
  const pattern = '{src,portal,mocks,e2e,bench,scripts}/**/*.{ts,tsx,mjs}'
  const paths = globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  return Object.fromEntries(
    paths.sort().map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
}

const files = sources()
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const broken = wallsBroken(files, imports)
for (const sentence of broken) console.error(sentence)
console.log(`${Object.keys(files).length} files, ${broken.length} imports through a wall`)
process.exitCode = broken.length === 0 ? 0 : 1
