import { explainBulk } from '#derive/bulk/explainBulk.ts'
import { meant } from '#derive/declarations/mistake.ts'
import { explain } from '#derive/explain.ts'
import { readDeclarations } from '#portal/declarations.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import sentences from '#resources/sentences.json' with { type: 'json' }
import { print } from './print.ts'

/** `npm run explain <name>`: all that follows from the declaration of an entity, of a kind of bulk run, or of both. */
const name = process.argv[2] ?? ''
const declared = await readDeclarations()
const entity = declared.entities.find((one) => one.name === name)
const bulk = bulkKinds[name]
if (!entity && !bulk) {
  const known = [...declared.entities.map((one) => one.name), ...Object.keys(bulkKinds)].sort()
  const [zh, en] = meant(name, known)
  const wrong = name
    ? `没有叫 ${name} 的实体或批量类型：${zh}\nThere is no entity or bulk kind called ${name}: ${en}`
    : '给出实体名，例如 npm run explain magazine\nGive the name of an entity: npm run explain magazine'
  console.error(`${wrong}\n\n${known.join(' ')}`)
  process.exit(1)
}
const sheet: { readonly [entity: string]: readonly string[] } = sentences
const told = [
  ...(entity ? [explain(entity, declared, sheet[entity.name] ?? [])] : []),
  ...(bulk ? [explainBulk(bulk)] : []),
]
print(told.join('\n\n'))
