import { catalogue } from '#derive/catalogue.ts'
import { readDeclarations } from '#portal/declarations.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import sentences from '#resources/sentences.json' with { type: 'json' }

/** Prints the catalogue as JSON: every entity, screen, menu group and kind of bulk run as declared, and what carries each rule. */
const declared = catalogue(await readDeclarations(), sentences)
process.stdout.write(`${JSON.stringify({ ...declared, bulkKinds }, null, 1)}\n`)
