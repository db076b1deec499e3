import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findBrowser } from './findBrowser.ts'

/** The browser, and the font without which Chinese is drawn as boxes. */
const packages = ['chromium', 'fonts-noto-cjk']

/**
 * The browser of this machine; on Debian and Ubuntu, as root, one is installed when there is none.
 * Throws, saying what to do, where that cannot be done.
 */
export function browserInstalled(): string {
  const found = findBrowser() ?? (mayInstall() ? installed() : undefined)
  if (found) return found
  throw new Error(
    '未找到浏览器：请安装 Chromium 或 Chrome，或用 CHROME_PATH 指明其路径。\n' +
      'No browser was found: install Chromium or Chrome, or set CHROME_PATH to one.',
  )
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release())
}

function release(): string {
  try {
    return readFileSync('/etc/os-release', 'utf8')
  } catch {
    return ''
  }
}

function installed(): string | undefined {
  console.log(`正在安装浏览器……\nInstalling ${packages.join(' and ')} …`)
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
  return findBrowser()
}

function apt(...given: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', given, { env, stdio: ['ignore', 'ignore', 'inherit'] })
}
