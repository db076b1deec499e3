import type { BulkKind, Label } from '#declare'
import { readerOf } from '#derive/bulk/columns/readers.ts'
import { columnsOf, header, headersOf } from './write/listSheet.ts'
import type { PlannedCell, SheetPlan } from './write/sheetPlan.ts'
import { workbookOf } from './write/workbookOf.ts'

/**
 * The template of a kind as the bytes of an xlsx file: sheet 数据 with its headers, numbers of people and codes as text,
 * drop-downs for what is chosen; sheet 填写说明 with what each column takes and an example.
 */
export const templateOf = (kind: BulkKind): Promise<Uint8Array<ArrayBuffer>> =>
  workbookOf([
    {
      name: '数据',
      columns: columnsOf(kind),
      rows: [headersOf(kind)],
      isFrozen: true,
      typed: kind.most,
    },
    instructionsOf(kind),
  ])

function instructionsOf(kind: BulkKind): SheetPlan {
  const line = (value: string): PlannedCell => ({ value, style: 'wrapped' })
  const [zh, en] = kind.label
  return {
    name: '填写说明',
    columns: [24, 16, 44, 44, 20].map((width) => ({ width })),
    rows: [
      [{ value: `${zh} ${en}`, style: 'title' }],
      ...kind.about.map((value): PlannedCell[] => [{ value, style: 'faint' }]),
      [],
      ['列 Column', '必填 Required', '填写要求', 'What it takes', '示例 Example'].map((name) =>
        header(name),
      ),
      ...Object.entries(kind.columns).map(([name, column]) => [
        line(column.label.join('\n')),
        line(neededIn(kind, name)),
        ...demandsOf(column.help, readerOf(column).demands(column)).map(line),
        line(column.example ?? ''),
      ]),
      [],
      [header('注意 Note')],
      ...notesOf(kind).map(([zhNote, enNote], index) => [
        null,
        { value: index + 1, style: 'wrapped' } as const,
        line(zhNote),
        line(enNote),
      ]),
    ],
  }
}

function neededIn({ columns, rules }: BulkKind, name: string): string {
  if (columns[name]?.required) return '是 Yes'
  if (rules.some((rule) => 'anyOf' in rule && rule.anyOf.includes(name))) return '至少一项 Any of'
  return rules.some((rule) => 'oneOf' in rule && rule.oneOf.includes(name)) ? '只填一项 One of' : ''
}

const demandsOf = (help: Label | undefined, demands: Label): string[] =>
  help ? [`${demands[0]}；${help[0]}`, `${demands[1]}. ${help[1]}`] : [...demands]

function notesOf(kind: BulkKind): Label[] {
  const { columns, rules, most, nameEnforced, template, same, whole, final, undo, partial } = kind
  const named = nameEnforced
    ? ([
        `文件名须为 ${template}，请勿改名`,
        `The file must be called ${template}; do not rename it`,
      ] as const)
    : null
  const anyOf = rules.some((rule) => 'anyOf' in rule)
  return [
    partial
      ? [
          '请在“数据”表中填写，保留第一行表头；不改的列可以删去',
          'Fill in the sheet 数据; keep its first row. Columns that are not to change may go',
        ]
      : [
          '请在“数据”表中填写，保留第一行表头，不要增删列',
          'Fill in the sheet 数据; keep its first row and its columns',
        ],
    ...(anyOf
      ? ([
          [
            '手机号和用户ID至少填一项；两项都填时须为同一用户',
            'Fill in the phone or the user ID; where both stand they must be the same user',
          ],
        ] as const)
      : []),
    [
      `最多 ${most} 行，文件不超过 10 MB；空行会跳过`,
      `At most ${most} rows and 10 MB; empty rows are passed over`,
    ],
    [
      '不要使用公式和合并单元格；从别处复制时请粘贴为数值',
      'No formulas and no merged cells; paste what you copy as values',
    ],
    ...(Object.values(columns).some(({ kind }) => kind === 'media')
      ? ([
          [
            '图片和文件的列填文件名，与名单一起上传压缩包（zip，200 MB 以内）；也可以填网址，或素材库中的地址',
            'Columns of pictures and files take the names of files in a zip uploaded along (200 MB), or an address',
          ],
        ] as const)
      : []),
    [
      '手机号、ID 和编号请保持文本格式，以免变成科学计数',
      'Keep phones, IDs and numbers as text, or they turn into scientific notation',
    ],
    ...(same ? [onceNote(kind, same.as)] : []),
    ...(whole
      ? ([
          ['任一行有问题则全部不导入', 'One faulty row keeps all others from being taken'],
        ] as const)
      : []),
    final ? undo : [`7 天内可撤回：${undo[0]}`, `Taken back within 7 days: ${undo[1]}`],
    ...(named ? [named] : []),
  ]
}

/** What no two rows may share: people and what they get, or the columns by which rows are told apart. */
function onceNote({ columns }: BulkKind, as: readonly string[]): Label {
  if (as.includes('user'))
    return ['同一用户的相同权益只填一行', 'One row only for the same thing to the same user']
  const heads = (at: 0 | 1) => as.flatMap((name) => columns[name]?.label[at] ?? [])
  return [
    `${heads(0).join('、')}相同的只填一行`,
    `One row only for the same ${heads(1).join(', ')}`,
  ]
}
