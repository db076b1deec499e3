import { explainBulk } from '#derive/bulk/explainBulk.ts'
import { explain } from '#derive/explain.ts'
import { readDeclarations } from '#portal/declarations.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import sentences from '#resources/sentences.json' with { type: 'json' }

/** `npm run explain <name>`: all that follows from the declaration of an entity, of a kind of bulk run, or of both. */
const name = process.argv[2] ?? ''
const declared = await readDeclarations()
const entity = declared.entities.find((one) => one.name === name)
const bulk = bulkKinds[name]
if (!entity && !bulk) {
  console.error(
    `没有叫 ${name} 的实体或批量类型。There is no entity or bulk kind called ${name}. Try one of:`,
  )
  console.error(
    [...declared.entities.map((one) => one.name), ...Object.keys(bulkKinds)].sort().join(' '),
  )
  process.exit(1)
}
const sheet: { readonly [entity: string]: readonly string[] } = sentences
if (entity) console.log(explain(entity, declared, sheet[entity.name] ?? []))
if (bulk) console.log(`${entity ? '\n' : ''}${explainBulk(bulk)}`)
