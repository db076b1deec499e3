// Plain JavaScript: it runs before anything is installed, on Node 20 and later.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The Node that everything else here is written for. */
const wanted = 24

/** Installs what package-lock.json lists unless it is there already. Throws when npm fails. */
export async function installLocked(root) {
  if (isInstalled(root)) return
  console.error(
    '正在安装依赖，首次需要一两分钟……\nInstalling dependencies; the first time takes a minute or two …',
  )
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: withoutOwnNode(root),
    // What a command prints may be read by another: installing is no part of it.
    stdio: ['inherit', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  })
  if (code !== 0)
    throw new Error(
      `安装失败：npm ci 以 ${code} 退出，请看上面的信息，检查网络后重试。\n` +
        `Installing failed: npm ci ended with ${code}. See above, check the network, try again.`,
    )
}

/**
 * Whether node_modules holds every package the lock file demands, in its version. Compared by
 * content, since a checkout touches times and an interrupted install leaves half of it.
 */
export function isInstalled(root) {
  const there = packages(join(root, 'node_modules/.package-lock.json'))
  const locked = packages(join(root, 'package-lock.json'))
  if (!there || !locked) return false
  return Object.entries(locked).every(
    ([path, { version, optional, link }]) =>
      path === '' || link || (there[path] ? there[path].version === version : optional),
  )
}

/**
 * The Node to run everything else with: the one that the lock file pins, else this one if it is
 * new enough. Throws, saying what to install, when neither will do.
 */
export function pinnedNode(root) {
  const name = process.platform === 'win32' ? 'node.exe' : 'bin/node'
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const pinned = join(root, `node_modules/node-${platform}-${process.arch}`, name)
  if (existsSync(pinned) && (process.execPath === pinned || answers(pinned))) return pinned
  if (Number(process.versions.node.split('.')[0]) >= wanted) return process.execPath
  throw new Error(
    `需要 Node ${wanted} 或更新版本，当前为 ${process.versions.node}，且本平台没有内置版本。请从 https://nodejs.org 安装。\n` +
      `Node ${wanted} or later is needed, this is ${process.versions.node}, and none is bundled for this platform. Install it from https://nodejs.org.`,
  )
}

/** Runs a program with our terminal and signals, and resolves to its exit code. */
export function run(command, given, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, given, { stdio: 'inherit', ...options })
    const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
      const pass = () => child.kill(signal)
      process.on(signal, pass)
      return () => process.off(signal, pass)
    })
    const watch = whenNpmIsGone(() => child.kill('SIGTERM'))
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      for (const off of forwarded) off()
      resolve(code ?? 128 + (signal === 'SIGINT' ? 2 : 15))
    })
  })
}

/**
 * npm hands a SIGTERM to the shell between it and us, which ends without a word to its children;
 * what is left to see is that we have another parent.
 */
export function whenNpmIsGone(then) {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return undefined
  return setInterval(() => process.ppid !== parent && then(), 200).unref()
}

/** Runs `main`, prints what it throws, and ends with the code it gives. */
export async function exitWith(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}

function packages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return undefined
  }
}

function answers(node) {
  return spawnSync(node, ['--version']).status === 0
}

/** npm must not run on the very Node that it is about to remove. */
function withoutOwnNode(root) {
  const own = join(root, 'node_modules')
  const kept = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.startsWith(own))
  return { ...process.env, PATH: kept.join(delimiter) }
}
