import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { screenPages, screensFolder, screensIndex } from '#derive/screenPages.ts'
import { readDeclarations } from '#portal/start/declarations.ts'

/** `npm run screens`: writes the pages that say what stands on every screen anew from the declarations. */
const folder = join(import.meta.dirname, '..', screensFolder)
const pages = screenPages(await readDeclarations())
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'README.md'), screensIndex(pages))
for (const { name, text } of pages) writeFileSync(join(folder, `${name}.md`), text)
