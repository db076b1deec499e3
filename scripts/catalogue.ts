import { catalogue } from '#derive/catalogue.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import sentences from '#resources/sentences.json' with { type: 'json' }
import { print } from './print.ts'

/** Prints the catalogue as JSON: every entity, screen, menu group and kind of bulk run as declared, and what carries each rule. */
const declared = catalogue(await readDeclarations(), sentences)
print(JSON.stringify({ ...declared, bulkKinds }, null, 1))
