import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import { chownSync, copyFileSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Image } from './imageOf.ts'

/** Whom the image runs as: what the base image calls `node`. */
const NODE = 1000

/** Whether a process can be shown a root of its own here. */
export const isBareRootPossible = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0

/**
 * Runs what an image runs with a folder for its root, in which nothing is but the image, Node and the libraries Node is
 * linked to: no shell, no programs, no file of this machine. As nobody special, who owns `/data` and `/tmp` alone.
 */
export function inBareRoot(
  root: string,
  { env, command }: Image,
  port: number,
): ChildProcessByStdio<null, Readable, Readable> {
  takeNode(root)
  for (const name of ['data', 'tmp']) {
    mkdirSync(join(root, name))
    chownSync(join(root, name), NODE, NODE)
  }
  mkdirSync(join(root, 'etc'))
  writeFileSync(join(root, 'etc/passwd'), `node:x:${NODE}:${NODE}::/tmp:/none\n`)
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n')
  mkdirSync(join(root, 'dev'))
  for (const [name, minor] of Object.entries({ null: '3', urandom: '9' }))
    execFileSync('mknod', ['-m', '666', join(root, 'dev', name), 'c', '1', minor])
  execFileSync('chmod', ['-R', 'go+rX', root])
  const [, ...args] = command
  // Where it begins is the root: what it runs is named from there.
  const within = args.map((arg) => (arg.startsWith('-') ? arg : `/app/${arg}`))
  return spawn('chroot', [`--userspec=${NODE}:${NODE}`, root, '/bin/node', ...within], {
    env: { PATH: process.env.PATH, ...env, HOST: '127.0.0.1', PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Node itself, and what its loader would look for. */
function takeNode(root: string): void {
  mkdirSync(join(root, 'bin'))
  copyFileSync(process.execPath, join(root, 'bin/node'))
  const linked = execFileSync('ldd', [process.execPath], { encoding: 'utf8' })
  for (const [path] of linked.matchAll(/\/\S+(?= \(0x)/g)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    copyFileSync(realpathSync(path), join(root, path))
  }
}
