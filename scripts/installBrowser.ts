import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findBrowser, findHeadless } from './findBrowser.ts'

/** What draws pages, the first of which there is one; Ubuntu has no shell. */
const browsers = ['chromium-headless-shell', 'chromium']
/** Without it Chinese is drawn as boxes. */
const font = 'fonts-noto-cjk'

/**
 * The browser of this machine; on Debian and Ubuntu, as root, one is installed when there is none.
 * Throws, saying what to do, where that cannot be done.
 */
export function browserInstalled(): string {
  // Journeys that are to be watched need a window.
  const find = process.env.HEADED ? findBrowser : findHeadless
  const found = find() ?? (mayInstall() ? installed() : undefined)
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
  apt('update', '-qq')
  for (const browser of process.env.HEADED ? browsers.slice(1) : browsers) {
    console.log(`正在安装浏览器……\nInstalling ${browser} and ${font} …`)
    apt('install', '-y', '-qq', '--no-install-recommends', browser, font)
    const found = findHeadless()
    if (found) return found
  }
  return undefined
}

function apt(...given: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', given, { env, stdio: ['ignore', 'ignore', 'inherit'] })
}
