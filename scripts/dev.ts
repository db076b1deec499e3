/** `npm run dev`: the admin with live reload, and beside it the portal, started anew when it changes. */
import { type ChildProcess, spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { whenNpmIsGone } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const children = [
  ['--watch', '--watch-preserve-output', 'portal/node.mjs'],
  ['node_modules/vite/bin/vite.js', ...process.argv.slice(2)],
].map((command) =>
  spawn(process.execPath, command, { cwd: root, stdio: 'inherit', env: environment() }),
)

/** The admin asks the portal on the port that the portal was given. */
function environment(): NodeJS.ProcessEnv {
  const { HOST = '127.0.0.1', PORT = '5180' } = process.env
  return { PORTAL_URL: `http://${HOST}:${PORT}`, ...process.env }
}

const { PORTAL_URL } = environment()
console.log(`
  管理后台 Admin    http://127.0.0.1:5181/  保存即更新，请打开此地址 · open this one: it follows what is saved
  门户 Portal      ${PORTAL_URL}/  供应接口与数据 · answers its calls
`)

/** Neither is of use without the other. */
function end(code: number): void {
  process.exitCode ??= code
  for (const child of children.filter(isRunning)) child.kill('SIGTERM')
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null
}

for (const child of children) child.on('exit', (code) => end(code ?? 0))
whenNpmIsGone(() => end(0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0))
