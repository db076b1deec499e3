import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../scripts/build.ts'
import { makeTemplate } from './template.ts'

/**
 * Journeys walk through the admin as it is built; nothing to do where it is fresh. Believable records are made once,
 * into a folder that every portal with such records begins with a copy of;
 * one made before may be named in `E2E_TEMPLATE`.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (build() !== 0) throw new Error('The admin could not be built: see above.')
  if (process.env.E2E_TEMPLATE) return undefined
  const template = await mkdtemp(join(tmpdir(), 'masthead-e2e-template-'))
  await makeTemplate(template)
  process.env.E2E_TEMPLATE = template
  return () => rm(template, { recursive: true, force: true })
}
