import { catalogue } from '#derive/catalogue.ts'
import { readDeclarations } from '#portal/declarations.ts'
import sentences from '#resources/sentences.json' with { type: 'json' }

/** Prints the catalogue as JSON: every entity, screen and menu group as declared, and what carries each rule. */
process.stdout.write(`${JSON.stringify(catalogue(await readDeclarations(), sentences), null, 1)}\n`)
