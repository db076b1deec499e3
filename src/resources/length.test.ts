import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Lines of a declaration beside what the sheets count as its rules (what must hold, what one may do, whom it pays, what
 * follows), beside the reasons why it differs from its sheet, and beside the desk or workbench at which it is dealt with and its place in a calendar: a desk is
 * as long as what one judges by.
 */
const most = 60
const rules = [
  'rules',
  'moves',
  'actions',
  'pays',
  'proves',
  'deviations',
  'queue',
  'calendar',
  'timeline',
  'answers',
  'workbench',
  'revisions',
]

/**
 * Declarations that are longer, and how long each may be. No entry may grow and none may be added: lower it, or take it
 * out, once its declaration is shorter. Why they are longer stands in docs/decisions/length-of-a-declaration.md.
 */
const longer: { readonly [entity: string]: number } = {
  // Many fields and what hangs on them: twenty and more facts of their own, lists of entries, sets of choices.
  appUser: 65,
  article: 66,
  campaign: 64,
  cardCollect: 68,
  offlineActivity: 61,
  podcast: 69,
  regionModule: 63,
  // Beside the fields, calls under names that programs outside the house know.
  batchGive: 91,
  catalog: 91,
  comment: 65,
  company: 84,
}

/** The lines of a file by the section of the declaration they stand in; what stands around it under ''. */
function sectionsOf(text: string): { readonly [section: string]: number } {
  const lines: { [section: string]: number } = {}
  let section = ''
  let isWithin = false
  for (const line of text.trimEnd().split('\n')) {
    isWithin = (isWithin || / = entity\(/.test(line)) && !line.startsWith('})')
    const head = /^ {2}(?:\.\.\.)?(\w+)/.exec(line)
    if (!isWithin) section = ''
    else if (head) section = head[1]!
    lines[section] = (lines[section] ?? 0) + 1
  }
  return lines
}

const besideRules = (text: string) =>
  Object.entries(sectionsOf(text)).reduce((sum, [section, lines]) => (rules.includes(section) ? sum : sum + lines), 0)

const declarations = globSync('*/*.ts', { cwd: import.meta.dirname })
  .map((file) => ({ name: basename(file, '.ts'), text: readFileSync(join(import.meta.dirname, file), 'utf8') }))
  .filter(({ text }) => / = entity\(/.test(text))

test('lines are counted by section', () => {
  const text = "import x\n\nexport const a = entity('a', ['甲', 'A'], {\n  fields: {\n    b,\n  },\n  rules: {\n    1: c,\n  },\n})\n"
  expect(sectionsOf(text)).toEqual({ '': 4, fields: 3, rules: 3 })
  expect(besideRules(text)).toBe(7)
})

test(`a declaration takes no more than ${most} lines beside its rules, moves, actions and payments`, () => {
  expect(declarations.length).toBeGreaterThan(200)
  const tooLong = declarations.flatMap(({ name, text }) => {
    const may = longer[name] ?? most
    return besideRules(text) > may
      ? `${name} takes ${besideRules(text)} lines and may take ${may}: break sets into rows, say nothing usual`
      : []
  })
  expect(tooLong).toEqual([])
})

test('a declaration that is short enough is not listed as longer', () => {
  const short = declarations.filter(({ name, text }) => name in longer && besideRules(text) <= most)
  expect(short.map(({ name }) => `${name} fits by now: take it out of the list`)).toEqual([])
  expect(Object.keys(longer).filter((name) => !declarations.some((declared) => declared.name === name))).toEqual([])
})
