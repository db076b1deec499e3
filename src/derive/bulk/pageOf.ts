import type { BulkColumn, BulkKind, BulkRule, BulkWho, Label } from '#declare'
import { readerOf } from './columns/readers.ts'

/** Where the pages of kinds lie. */
export const pagesFolder = 'docs/lists'

/** The page of a kind in the documentation, all of it from the declaration: what a list holds, what it does, who may. */
export function pageOf(kind: BulkKind): string {
  const { name, label, about, template, most, whole, options, adds, undo, final } = kind
  return `${[
    `# ${both(label)}`,
    `\`${name}\``,
    ...about,
    [
      `- 模板 Template: \`${template}\`${kind.nameEnforced ? '（文件名须一致 · of this very name）' : ''}`,
      `- 最多 ${most} 行 · at most ${most} rows${whole ? '；任一行有问题则全部不导入 · all rows or none' : ''}`,
      `- 权限 Who: ${whoOf(kind.who)}`,
      ...totalOf(kind),
      `- 撤回 Taken back: ${final ? '' : '7 天内 · within 7 days. '}${undo[0]} · ${undo[1]}`,
    ].join('\n'),
    '## 列 · Columns',
    table(
      ['列 Column', '', '必填 Required', '要求 What it takes', '示例 Example'],
      Object.entries(kind.columns).map((one) => columnOf(kind, one)),
    ),
    ...choiceNames(options),
    ...(adds && Object.keys(adds).length > 0
      ? [
          '## 结果表另有 · The result adds',
          Object.values(adds)
            .map((one) => both(one.label))
            .join('、'),
        ]
      : []),
    '## 接口 · By API',
    fenced(callOf(kind)),
  ].join('\n\n')}\n`
}

/** The page that leads to all of them. */
export const indexOf = (kinds: readonly BulkKind[]): string =>
  `${[
    '# 名单 · Lists that come in',
    '每种名单一页，均由声明生成（`npm run lists`）。A page for each kind, made from its declaration.',
    kinds
      .map(({ name, label, about }) => `- [${both(label)}](${name}.md): ${about[0]} · ${about[1]}`)
      .join('\n'),
  ].join('\n\n')}\n`

/** What its rows add up to, and above what a second person must agree. */
function totalOf({ total }: BulkKind): readonly string[] {
  if (!total) return []
  const [zh, en] = total.of
  const above = total.reported
    ? ['变动额超过 `bulk.approvalFiguresFen` 须复核', 'approved above that much change']
    : [
        '超过 `bulk.approvalFen` 须复核，计入每月预算 `bulk.budgetFen`',
        'approved above that, and out of the budget of the month',
      ]
  return [`- 总额 Total: ${zh}，${above[0]} · ${en}, ${above[1]}`]
}

const both = ([zh, en]: Label) => `${zh} ${en}`
const fenced = (text: string) => `\`\`\`sh\n${text}\n\`\`\``
const cell = (text: string) => text.replaceAll('|', '\\|')
const table = (head: readonly string[], lines: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...lines]
    .map((line) => `| ${line.map(cell).join(' | ')} |`)
    .join('\n')

function columnOf(kind: BulkKind, [name, column]: [string, BulkColumn]): readonly string[] {
  const [zh, en] = readerOf(column).demands(column)
  const also = column.also ? `；也可写作 ${column.also.join('、')}` : ''
  const help = column.help ? `；${column.help[0]}` : ''
  return [
    both(column.label),
    `\`${name}\``,
    neededIn(kind, name),
    `${zh}${help}${also} · ${en}`,
    column.example ?? '',
  ]
}

function neededIn({ columns, rules }: BulkKind, name: string): string {
  if (columns[name]?.required) return '是 yes'
  const names = (rule: BulkRule, word: string) =>
    word in rule && (rule as { readonly [word: string]: readonly string[] })[word]?.includes(name)
  if (rules.some((rule) => names(rule, 'anyOf'))) return '至少一项 any of'
  return rules.some((rule) => names(rule, 'oneOf')) ? '只填一项 one of' : ''
}

const choiceNames = (options: BulkKind['options']): readonly string[] => {
  const named = Object.entries(options)
  if (named.length === 0) return []
  const lines = named.map(
    ([name, { label, required }]) =>
      `- ${both(label)} (\`${name}\`)${required ? '，必选 required' : ''}`,
  )
  return ['## 上传时选择 · Chosen with the upload', lines.join('\n')]
}

const whoOf = ({ admin, rights = [], create, update, menus = [] }: BulkWho): string =>
  [
    ...(admin ? ['管理员 admin'] : []),
    ...rights.map((right) => `\`${right}\``),
    ...(create ? [`新增 create \`${create}\``] : []),
    ...(update ? [`修改 update \`${update}\``] : []),
    ...(menus.length > 0 ? [`菜单 menu ${menus.join('、')}`] : []),
  ].join('；')

/** A call with one row, its cells the examples. */
function callOf({ name, columns, options }: BulkKind): string {
  const cells = Object.entries(columns).flatMap(([column, { example, required }]) =>
    example && required ? [[column, example]] : [],
  )
  // Whose row it is may be said in one of two ways, so neither is required.
  const { phone } = columns
  const who = phone && !phone.required ? [['phone', phone.example ?? '13800000001']] : []
  const row = Object.fromEntries([...who, ...cells])
  const body = {
    reason: '夜间导入',
    ...(Object.keys(options).length > 0 && { options: optionsOf(options) }),
    rows: [row],
  }
  return [
    `curl https://admin.example.com/api/portal/import/${name} \\`,
    `  -H 'Authorization: Bearer mhk_…' -H 'Content-Type: application/json' \\`,
    `  -d '${JSON.stringify(body)}'`,
  ].join('\n')
}

const optionsOf = (options: BulkKind['options']) =>
  Object.fromEntries(Object.keys(options).map((name) => [name, 12]))
