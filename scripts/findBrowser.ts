import { accessSync, constants, globSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

type Environment = Record<string, string | undefined>

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]

/** Where macOS and Windows put it. */
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
]

/** Chromium without the browser around it: the same pages for half the work, and no window. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const shellInPlaywright =
  'chromium_headless_shell-*/{chrome-linux*/headless_shell,chrome-headless-shell-*/chrome-headless-shell{,.exe}}'

const inPlaywright =
  'chromium-*/{chrome-linux*/chrome,chrome-mac*/*.app/Contents/MacOS/*,chrome-win*/chrome.exe}'

/**
 * The path of a Chromium, Chrome or Edge on this machine: `CHROME_PATH`, else the first on the PATH,
 * in the usual places, or in Playwright's cache (the newest). Undefined when there is none.
 * Throws when `CHROME_PATH` is set to something that is no program.
 */
export function findBrowser(env: Environment = process.env): string | undefined {
  if (env.CHROME_PATH) return programAt(env.CHROME_PATH)
  return [...onPath(env, names), ...usualPlaces, ...inCache(env, inPlaywright)].find(isProgram)
}

/**
 * The path of what draws pages without a window: `CHROME_PATH`, else Chromium's headless shell on the PATH or in
 * Playwright's cache, else a browser. Undefined when there is none. Throws as {@link findBrowser}.
 */
export function findHeadless(env: Environment = process.env): string | undefined {
  if (env.CHROME_PATH) return programAt(env.CHROME_PATH)
  const shell = [...onPath(env, shells), ...inCache(env, shellInPlaywright)].find(isProgram)
  return shell ?? findBrowser(env)
}

const onPath = (env: Environment, programs: readonly string[]) =>
  (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)))

function programAt(path: string): string {
  if (isProgram(path)) return path
  throw new Error(`CHROME_PATH is ${path}, which is no program: set it to a Chromium, or unset it.`)
}

/** Folders end in a build number: the last is the newest. */
function inCache(env: Environment, pattern: string): string[] {
  const folders = [
    env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    env.LOCALAPPDATA && join(env.LOCALAPPDATA, 'ms-playwright'),
  ]
  return folders.flatMap((folder) =>
    folder ? newestFirst(globSync(pattern, { cwd: folder })).map((path) => join(folder, path)) : [],
  )
}

function newestFirst(paths: string[]): string[] {
  return paths.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
