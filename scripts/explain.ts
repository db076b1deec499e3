import { explain } from '#derive/explain.ts'
import { readDeclarations } from '#portal/declarations.ts'
import sentences from '#resources/sentences.json' with { type: 'json' }

/** `npm run explain <entity>`: all that follows from its declaration. */
const name = process.argv[2]
const declared = await readDeclarations()
const entity = declared.entities.find((one) => one.name === name)
if (!entity) {
  console.error(`没有叫 ${name ?? ''} 的实体。There is no entity called ${name ?? ''}. Try one of:`)
  console.error(
    declared.entities
      .map((one) => one.name)
      .sort()
      .join(' '),
  )
  process.exit(1)
}
const sheet: { readonly [entity: string]: readonly string[] } = sentences
console.log(explain(entity, declared, sheet[entity.name] ?? []))
