import type { BulkColumn, BulkKind, BulkRule, BulkWho, Label } from '#declare'
import { readerOf } from './columns/readers.ts'

/** All that follows from a kind of bulk run, as text for a developer: template, columns, rules, result, who may. */
export function explainBulk(kind: BulkKind): string {
  return [
    `${kind.name}  ${both(kind.label)}  (bulk)  ${kind.about[1]}`,
    section('Template', [
      `${kind.template}${kind.nameEnforced ? '  of this very name' : ''}  at most ${kind.most} rows${kind.whole ? ', all or none' : ''}`,
    ]),
    section('Columns', Object.entries(kind.columns).map(columnLine)),
    section('Rows', [...kind.rules.map(ruleLine), ...comparisons(kind)]),
    section('Options', Object.keys(kind.options)),
    section(
      'Result adds',
      Object.entries(kind.adds).map(([name, { label }]) => `${name}  ${both(label)}`),
    ),
    section('Taken back', [kind.undo[1]]),
    section('Who', [whoLine(kind.who)]),
  ]
    .filter(Boolean)
    .join('\n')
}

const both = ([zh, en]: Label) => `${zh} ${en}`
const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? `\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}` : ''

const columnLine = ([name, column]: [string, BulkColumn]) =>
  `${name.padEnd(14)} ${column.kind.padEnd(8)} ${both(column.label)}${column.required ? '  required' : ''}  ${readerOf(column).demands(column)[1]}`

const codes: { readonly [word: string]: string } = {
  anyOf: 'R2',
  oneOf: 'B1',
  together: 'R1',
  rises: 'R10',
}
const ruleLine = (rule: BulkRule) => {
  const [word, columns] = Object.entries(rule)[0] as [string, readonly string[]]
  return `${word} ${columns.join(', ')}  (${'says' in rule ? rule.says : codes[word]})`
}

const comparisons = ({ same, earlier, total }: BulkKind): string[] => [
  ...(same
    ? [
        `no two alike by ${same.as.join(', ')}${same.merge ? `, or ${same.merge} added up` : ''}  (D1)`,
      ]
    : []),
  ...(earlier
    ? [`told when got within ${earlier.days} days: ${earlier.like.join(', ')}  (D2)`]
    : []),
  ...(total
    ? [`total of ${total.of[1]}${total.most ? ` up to setting ${total.most}  (F9)` : ''}`]
    : []),
]

const whoLine = ({ admin, rights = [], create, update, menus = [] }: BulkWho) =>
  [
    ...(admin ? ['an admin'] : []),
    ...rights.map((right) => `right ${right}`),
    ...(create ? [`create on ${create}`] : []),
    ...(update ? [`update on ${update}`] : []),
    ...(menus.length > 0 ? [`sees ${menus.join(' or ')}`] : []),
  ].join(', ')
