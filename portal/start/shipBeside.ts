import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { forgetShipments } from '#portal/storage/shipping/shipments.ts'
import { Shipper } from '#portal/storage/shipping/shipper.ts'
import { log } from './log.ts'
import type { Settings } from './settings.ts'
import { readShippingState, type ShippingState, STATE, shipPlaceOf } from './shipping.ts'

/** Between two looks for what is too old, in milliseconds. */
const TIDIED = 3_600_000

/**
 * Ships the database in this process, on connections of its own, until it is told to stop or the portal goes. Not in the
 * portal's: whoever reads a SQLite file beside SQLite and closes it gives up the locks of the whole process.
 */
export async function shipBeside(): Promise<void> {
  const asked = Promise.withResolvers<Settings>()
  const stopping = Promise.withResolvers<void>()
  process.on('message', (told: Settings | 'stop') => {
    if (told === 'stop') stopping.resolve()
    else asked.resolve(told)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.on('disconnect', () => process.exit(1))
  process.send?.('ready')
  await ship(await asked.promise, stopping.promise)
  process.exit(0)
}

async function ship({ folder, shipping }: Settings, stopping: Promise<void>): Promise<void> {
  if (!shipping) return
  const place = await shipPlaceOf(shipping)
  const secret = await readFile(join(folder, 'secret'), 'utf8')
  const path = join(folder, 'portal.sqlite')
  const shipper = new Shipper({ path, place, secret, clock: () => new Date() })
  const note = noting(folder, await readShippingState(folder))
  let isOver = false
  void stopping.then(() => (isOver = true))
  let tidied = 0
  for (;;) {
    // What was written until now goes along, so the last round comes after being told to stop.
    const isLast = isOver
    await shipper.round().then(note.well, note.failed)
    if (isLast) break
    if (Date.now() - tidied > TIDIED) {
      tidied = Date.now()
      const { days } = shipping
      await forgetShipments(place, { now: tidied, days }).catch((error: Error) =>
        log({ level: 'warn', message: `What was shipped long ago stays: ${error.message}` }),
      )
    }
    await Promise.race([stopping, new Promise((resolve) => setTimeout(resolve, shipping.every))])
  }
}

/** Notes each round for the page of conditions; the log is told what begins or ends to fail, and each gap. */
function noting(folder: string, before: ShippingState | null) {
  let state: ShippingState = { at: before?.at ?? null, ...(before?.gap && { gap: before.gap }) }
  const write = async (next: ShippingState) => {
    state = next
    const path = join(folder, STATE)
    await writeFile(`${path}.partial`, JSON.stringify(state))
    await rename(`${path}.partial`, path)
  }
  return {
    well: async ({ at, gapFrom }: { readonly at: number; readonly gapFrom?: number }) => {
      const until = new Date(at).toISOString()
      const gap =
        gapFrom === undefined ? state.gap : { from: new Date(gapFrom).toISOString(), until }
      if (gap && gap !== state.gap)
        log({
          level: 'error',
          message: `Moments from ${gap.from} to ${gap.until} were not shipped`,
        })
      if (state.failed) log({ level: 'info', message: 'The database is shipped again' })
      await write({ at: until, ...(gap && { gap }) })
    },
    failed: async (error: Error) => {
      if (state.failed !== error.message)
        log({ level: 'error', message: `The database could not be shipped: ${error.message}` })
      await write({ ...state, failed: error.message }).catch(() => {})
    },
  }
}
