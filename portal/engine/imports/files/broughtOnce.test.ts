import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { createPortal, type Portal } from '#portal/createPortal.ts'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { killAtRandom } from '#portal/jobs/testing/killAtRandom.ts'
import { settingsAt } from '#portal/jobs/testing/startWorker.ts'
import { portalOptions } from '#portal/start/portalOptions.ts'
import { sqliteBytes } from '#portal/storage/db/testing/template.ts'
import { template } from '#portal/testing/portalBench.ts'
import { wholePng } from '#portal/testing/wholePng.ts'
import { entityNamed } from '../../context/portalContext.ts'
import { portalSession } from '../../context/session.ts'
import { queueJob } from '../../queue/queueJob.ts'
import { bytesAsFile } from '../sourceFile.ts'
import { makeBatch } from '../submit.ts'
import { zipOf } from '../testing/zipOf.ts'

/** `KILLS=20` kills as often as it was proven with. */
const KILLS = Number(process.env.KILLS ?? 2)
/** Each worker that is killed brings in two dozen once or twice, and has begun on more: so many that some are always left. */
const PICTURES = 24 + KILLS * 60
const PATIENCE = 60_000 + KILLS * 15_000

let folder = ''
let portal: Portal
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masthead-brought-'))
  await writeFile(join(folder, 'portal.sqlite'), await sqliteBytes(template))
  portal = await createPortal(await portalOptions(settingsAt(folder)))
}, PATIENCE)
afterAll(async () => {
  await portal?.close()
  await rm(folder, { recursive: true, force: true })
})

const all = Array.from({ length: PICTURES }, (_, at) => at + 1)
/** One shade has 256 pictures of one size. */
const pictureOf = (n: number) => wholePng(300 + Math.floor(n / 256), 300, n % 256)
const read = (entity: string): Promise<readonly Row[]> =>
  portal.records().select(entity, {}, { limit: 1000, sort: 'id' })

test(
  'killed in the midst of bringing pictures in, each comes into the library once, and stands where its row named it',
  async () => {
    const { context } = portal
    const call = { context, entity: entityNamed(context, 'batchGive'), session: portalSession }
    const lines = all.map((n) => `,执笔人${n},作者,图${n}.png,写字的人`)
    const list = new TextEncoder().encode(['编号,姓名或笔名,身份,头像,简介', ...lines].join('\n'))
    const zip = zipOf(...all.map((n) => ({ name: `图${n}.png`, bytes: pictureOf(n) })))
    const batch = await makeBatch(call, {
      ...{ kind: 'authorList', file: await bytesAsFile(context, list, '作者.csv') },
      files: [await bytesAsFile(context, zip, '头像.zip')],
      reason: '补齐作者头像',
    })
    const id = Number(batch.id)
    const queue = (step: string) =>
      queueJob(
        context,
        {
          ...{ kind: 'grant', title: step, entity: 'batchGive', recordId: id },
          ...{ params: { step, batch: id }, total: PICTURES },
        },
        portalSession,
      )
    await queue('check')
    const killing = { settings: settingsAt(folder), life: 300, kills: KILLS, seed: 7, portions: 2 }
    // On a busy machine a worker gets through more than was meant, and fewer are killed before all is there.
    expect(await killAtRandom(killing)).toBeGreaterThan(0)
    const told = await portal.records().find('batchGive', id)
    expect(told).toMatchObject({ faults: null, status: 'ready', rows: PICTURES })
    expect((await read('material')).length).toBe(PICTURES)

    await portal.records().move('batchGive', id, 'confirm', {})
    await queue('run')
    await runQueued(context)
    const library = new Map((await read('material')).map(({ name, url }) => [name, url]))
    const standing = (await read('author')).filter(({ name }) => /^执笔人/.test(String(name)))
    expect(standing.map(({ name, avatar }) => [name, avatar])).toEqual(
      all.map((n) => [`执笔人${n}`, library.get(`图${n}.png`)]),
    )
  },
  PATIENCE,
)
