// npm run <command>: installs what is missing, then runs a file of ours on the Node that it is written for.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exitWith, installLocked, pinnedNode, run } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [file, ...rest] = process.argv.slice(2)

await exitWith(async () => {
  await installLocked(root)
  return run(pinnedNode(root), [join(root, file), ...rest], { cwd: root })
})
