import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { indexOf, pageOf, pagesFolder } from '#derive/bulk/pageOf.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'

/** `npm run lists`: writes the page of every kind of list anew from its declaration. */
const folder = join(import.meta.dirname, '..', pagesFolder)
const kinds = Object.values(bulkKinds)
mkdirSync(folder, { recursive: true })
writeFileSync(join(folder, 'README.md'), indexOf(kinds))
for (const kind of kinds) writeFileSync(join(folder, `${kind.name}.md`), pageOf(kind))
