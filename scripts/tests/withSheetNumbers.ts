import { readFileSync, writeFileSync } from 'node:fs'
import type { Entity } from '#declare'

/**
 * A title with the numbers that the product's sheet gives the rules it names, since the sheet is held against reports:
 * `column#offeredWhileEnabled is offered` becomes `column#offeredWhileEnabled (column#3) is offered`.
 */
export function withSheetNumbers(title: string, entities: readonly Entity[]): string {
  const byName = new Map(entities.map((entity) => [entity.name, entity]))
  let last: Entity | undefined
  return title.replace(/(?<![\w.])(\w*)#([A-Za-z]+)\b/g, (whole, name: string, rule: string) => {
    // A title names the entity once: `column#nameUniqueInMagazine and #offeredWhileEnabled`.
    last = name ? byName.get(name) : last
    const sheet = last?.sheetNumbers[rule]
    return sheet ? `${whole} (${last?.name}#${sheet})` : whole
  })
}

/** Writes the numbers of rules into the titles of a report of vitest's, in place. */
export function numberReport(path: string, entities: readonly Entity[]): void {
  const report = JSON.parse(readFileSync(path, 'utf8'))
  for (const { assertionResults } of report.testResults)
    for (const test of assertionResults) {
      test.title = withSheetNumbers(test.title, entities)
      test.ancestorTitles = test.ancestorTitles.map((one: string) =>
        withSheetNumbers(one, entities),
      )
    }
  writeFileSync(path, JSON.stringify(report))
}
