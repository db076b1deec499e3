/**
 * Fills the empty data of a portal with samples: a program of its own, so that what it takes of memory is given back
 * whole. The portal that starts it has made tables and first records; it tells that portal why it could not, and ends
 * with it.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createPortal } from '#portal/createPortal.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { portalOptions } from '#portal/start/portalOptions.ts'
import { readSettings } from '#portal/start/settings.ts'
import { startFailure } from '#portal/start/startFailure.ts'
import { fill } from './fill.ts'

const end = () => process.exit(1)
process.on('disconnect', end)
const settings = readSettings(process.env, process.cwd())
if ('mistakes' in settings) throw new Error(settings.mistakes.map(([, en]) => en).join('\n'))
try {
  const portal = await createPortal(await portalOptions(settings, await readDeclarations()))
  await fill(portal, (name) => readFile(join(import.meta.dirname, fileOf(name))))
  await portal.close()
} catch (error) {
  process.send?.(startFailure(error, settings))
  process.exitCode = 1
}
process.off('disconnect', end)
process.disconnect?.()

function fileOf(name: string): string {
  return name.includes('.') ? `media/${name}` : `pictures/${name}.jpg`
}
