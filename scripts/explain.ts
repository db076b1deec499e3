import { explainBulk } from '#derive/bulk/explainBulk.ts'
import { didYouMean } from '#derive/declarations/mistake.ts'
import { explain } from '#derive/explain.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import sentences from '#resources/sentences.json' with { type: 'json' }
import { print } from './print.ts'

/** `npm run explain <name>`: all that follows from the declaration of an entity, of a kind of bulk run, or of both. */
const name = process.argv[2] ?? ''
const declared = await readDeclarations()
const entity = declared.entities.find((one) => one.name === name)
const bulk = bulkKinds[name]
if (!entity && !bulk) {
  const known = declared.entities.map((one) => one.name)
  const all = [...new Set([...known, ...Object.keys(bulkKinds)])].sort()
  const [zh, en] = didYouMean(name, all)
  console.error(
    name
      ? `没有叫 ${name} 的实体或批量类型：${zh}\nThere is no entity or bulk kind called ${name}: ${en}`
      : `给出实体名，例如 npm run explain magazine\nGive the name of an entity: npm run explain magazine\n\n${inColumns(all)}`,
  )
  process.exit(1)
}
const sheet: { readonly [entity: string]: readonly string[] } = sentences
const told = [
  ...(entity ? [explain(entity, declared, sheet[entity.name] ?? [])] : []),
  ...(bulk ? [explainBulk(bulk)] : []),
]
print(told.join('\n\n'))

/** Names side by side, as many as the terminal is wide. */
function inColumns(names: readonly string[]): string {
  const width = Math.max(...names.map(({ length }) => length)) + 2
  const across = Math.max(1, Math.floor((process.stderr.columns ?? 80) / width))
  const rows = Math.ceil(names.length / across)
  return Array.from({ length: rows }, (_, row) =>
    names
      .filter((_, index) => index % rows === row)
      .map((one) => one.padEnd(width))
      .join('')
      .trimEnd(),
  ).join('\n')
}
