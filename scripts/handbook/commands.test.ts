import { globSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPortal } from '#portal/createPortal.ts'
import { settingsAt } from '#portal/jobs/testing/startWorker.ts'
import { portalOptions } from '#portal/start/portalOptions.ts'
import { readMoment } from '#portal/start/readMoment.ts'
import { runAdmin } from '#portal/start/runAdmin.ts'
import { sqliteBytes } from '#portal/storage/db/testing/template.ts'
import { shipToFolder } from '#portal/storage/shipping/shipPlace.ts'
import { Shipper } from '#portal/storage/shipping/shipper.ts'
import { template } from '#portal/testing/portalBench.ts'

const root = join(import.meta.dirname, '../..')

/** A command for whoever runs a portal, as a page tells it. */
interface Told {
  readonly page: string
  readonly line: string
  readonly env: { readonly [name: string]: string }
  readonly args: readonly string[]
}

/** The commands that a portal's data is dealt with by, in the order of the pages, each once. */
const told: readonly Told[] = globSync('{README.md,docs/administrators/*.md}', { cwd: root })
  .toSorted()
  .flatMap((page) => {
    const blocks = readFileSync(join(root, page), 'utf8').matchAll(/```sh\n([\s\S]*?)\n```/g)
    return [...blocks].flatMap(([, block = '']) =>
      block.split('\n').flatMap((line) => commandIn(page, line)),
    )
  })

function commandIn(page: string, line: string): readonly Told[] {
  const command = line.replace(/\s+#.*$/, '').trim()
  const found = /^((?:[A-Z_]+=\S+ )*)npm run (admin|backup|restore)\b(?: --)?(.*)$/.exec(command)
  if (!found) return []
  const [, given = '', script = '', rest = ''] = found
  const env = Object.fromEntries(
    given
      .trim()
      .split(' ')
      .filter(Boolean)
      .map((one) => one.split('=') as [string, string]),
  )
  const words = rest.trim().split(/\s+/).filter(Boolean)
  return [{ page, line: command, env, args: script === 'admin' ? words : [script, ...words] }]
}

let folder = ''
/** A portal as it stands on a machine: its data, with the users that the pages name. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-told-'))
  await mkdir(join(folder, 'data'))
  await writeFile(join(folder, 'data/portal.sqlite'), await sqliteBytes(template))
  const portal = await createPortal(await portalOptions(settingsAt(join(folder, 'data'))))
  const { db } = portal.context.database
  for (const [here, there] of [
    ['boss', 'admin'],
    ['wang', 'lin'],
  ] as const)
    await db
      .updateTable('portalUser')
      .set({ username: there })
      .where('username', '=', here)
      .execute()
  await portal.close()
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the pages tell of making a backup, restoring it, and looking after users', () => {
  const asked = new Set(told.map(({ args: [name] }) => name))
  for (const name of ['backup', 'restore', 'doctor', 'audit', 'list-users', 'reset-password'])
    expect(asked).toContain(name)
})

test.each(told)('$page: $line', async ({ env, args }) => {
  const [name = ''] = args
  // A backup is restored where there is nothing yet, and named as the one that was just made.
  const home = env.DATA_DIR ?? (name === 'restore' ? '/fresh' : '/data')
  const within = args.map((word) => (word.startsWith('/') ? join(folder, word) : word))
  const { SHIP_TO: to } = env
  if (to) await ship(join(folder, to), args[args.indexOf('--at') + 1] as string)
  else if (name === 'restore') await nameBackup(within[1] as string)
  const answer = await runAdmin({
    args: within,
    env: {
      ...{ SEED: 'none', PORT: '0', ...env, DATA_DIR: join(folder, home) },
      ...(to && { SHIP_TO: join(folder, to) }),
    },
    cwd: folder,
  })
  expect(answer.told).not.toContain('用法 Usage')
  expect(answer.told).toMatch(/\S/)
  // What stands in a bare folder need not be well: the command tells what is not.
  if (name !== 'doctor') expect(answer).toMatchObject({ failed: false })
})

/** As a portal has done by the moment that the page asks for. */
async function ship(to: string, moment: string): Promise<void> {
  const clock = () => new Date(readMoment(moment) as number)
  const path = join(folder, 'data/portal.sqlite')
  const secret = await readFile(join(folder, 'data/secret'), 'utf8')
  const shipper = new Shipper({ path, place: shipToFolder(to), secret, clock })
  await shipper.round()
  shipper.close()
}

/** The page's example bears a time of its own. */
async function nameBackup(told: string): Promise<void> {
  const backups = join(folder, 'backups')
  const [made] = (await readdir(backups)).filter((name) => name.startsWith('masthead-'))
  expect(made).toBeDefined()
  const wanted = join(folder, told)
  if (join(backups, made as string) !== wanted) await rename(join(backups, made as string), wanted)
}
