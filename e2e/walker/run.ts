/**
 * `npm run walk [-- words…] [--anew] [--again]`: presses everything that is declared, in a real browser against a
 * portal of its own. Words are areas, screens, entities or chapters (`pickers`); it goes on where it was stopped, begins
 * afresh with `--anew`, and walks once more what found something with `--again`. Ends with 1 where anything was found.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../../scripts/build.ts'
import { browserInstalled } from '../../scripts/installBrowser.ts'
import { launchBrowser } from '../support/browser.ts'
import { startPortal } from '../support/portal.ts'
import { chapters } from './chapters.ts'
import { readDeclared } from './declared.ts'
import { makePeople } from './people.ts'
import { dataFolder, openProgress, walkFolder, walkPort, writeRefusals } from './progress.ts'
import { tableOf } from './table.ts'
import { walk } from './walk.ts'

const given = process.argv.slice(2)
const words = given.filter((word) => !word.startsWith('--'))
const progress = openProgress(given.includes('--anew'))
if (build() !== 0) process.exit(1)

if (!browserInstalled().includes('headless'))
  console.log(
    'A walk takes half the work with chromium-headless-shell: install it, or set CHROME_PATH',
  )

const port = await walkPort()
// One that a walk left behind would answer in place of what was just built.
if (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)) {
  console.error(
    `Something answers at port ${port} already: end it, or walk with another WALK_FOLDER`,
  )
  process.exit(1)
}

const [browser, portal, declared] = await Promise.all([
  launchBrowser(),
  startPortal({ dataDir: dataFolder, port, patience: 300_000 }),
  readDeclared(),
])
const end = async () => {
  await browser.close()
  await portal.end()
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void end().finally(() => process.exit(130)))

try {
  const people = await makePeople(portal)
  const context = { portal, browser, declared, people, seed: Date.now() % 1000 }
  await walk(context, chapters, progress, { words, again: given.includes('--again') })
} finally {
  await end()
  writeFileSync(join(walkFolder, 'portal.log'), portal.log())
}
writeRefusals(progress.all())
const { lines, count } = tableOf(progress.all())
writeFileSync(join(walkFolder, 'findings.txt'), lines.join('\n'))
console.log(lines.join('\n'))
process.exitCode = count > 0 ? 1 : 0
