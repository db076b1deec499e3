/** `npm run dev`: the admin with live reload, and beside it the portal, started anew when it changes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whenNpmIsGone } from './install.mjs'
import { portalCommand } from './portalCommand.mjs'
import { watchFolders } from './watchFolders.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** A program that is started anew when something it has read changes. */
interface Kept {
  readonly command: readonly string[]
  /** What it has read, by the path from the root. */
  readonly reads: RegExp
  /** Whether it waits for a change where it ended with a mistake; else nothing goes on without it. */
  readonly waits: boolean
  child?: ChildProcess
  timer?: ReturnType<typeof setTimeout>
}

const portal: Kept = {
  command: portalCommand,
  reads:
    /^(portal|mocks|src\/(declare|derive|menu|resources|widgets))\/.+(?<!\.test)\.(ts|mjs|json)$/,
  waits: true,
}
/** Vite follows what is saved by itself; what its plugins read declarations with, Node keeps for as long as it runs. */
const admin: Kept = {
  command: ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)],
  reads: /^src\/(declare|build)\/.+(?<!\.test)\.ts$|^src\/resources\/[^/]+\.ts$/,
  waits: false,
}
const both = [portal, admin]
let isOver = false

function start(kept: Kept): void {
  const child = spawn(process.execPath, kept.command, {
    cwd: root,
    stdio: 'inherit',
    env: environment(),
  })
  kept.child = child
  child.on('exit', (code) => {
    if (kept.child !== child) return
    if (!kept.waits || isOver) end(code ?? 0)
    else
      console.log(
        '门户已停止，保存更改后重新启动 · The portal ended, and starts anew with the next change',
      )
  })
}

/** One change often comes as several: they are waited for. */
function again(kept: Kept): void {
  clearTimeout(kept.timer)
  kept.timer = setTimeout(() => {
    const { child } = kept
    delete kept.child
    if (!child || !isRunning(child)) return start(kept)
    child.once('exit', () => start(kept))
    child.kill('SIGTERM')
  }, 150)
}

/** The admin asks the portal on the port that the portal was given. */
function environment(): NodeJS.ProcessEnv {
  const { HOST = '127.0.0.1', PORT = '5180' } = process.env
  // At every change the portal is started anew: nobody waits for calls to be drained.
  return { PORTAL_URL: `http://${HOST}:${PORT}`, DRAIN_SECONDS: '0', ...process.env }
}

const { PORTAL_URL } = environment()
const port = /--port[ =](\d+)/.exec(process.argv.join(' '))?.[1] ?? '5181'
console.log(`
  管理后台 Admin    http://127.0.0.1:${port}/  保存即更新，请打开此地址 · open this one: it follows what is saved
  门户 Portal      ${PORTAL_URL}/  供应接口与数据 · answers its calls
`)

function end(code: number): void {
  if (isOver) return
  isOver = true
  process.exitCode ??= code
  watcher.close()
  for (const { child, timer } of both) {
    clearTimeout(timer)
    if (child && isRunning(child)) child.kill('SIGTERM')
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

for (const kept of both) start(kept)
const watched = ['portal', 'mocks', 'src'].map((folder) => join(root, folder))
const watcher = watchFolders(watched, (file) => {
  const path = relative(root, file).replaceAll('\\', '/')
  for (const kept of both) if (kept.reads.test(path)) again(kept)
})
whenNpmIsGone(() => end(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0))
