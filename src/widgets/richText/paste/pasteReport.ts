import type { Label } from '#declare'

/** One thing a report counts: what it is called, and what became of it. */
interface Told {
  readonly is: 'kept' | 'changed' | 'dropped'
  readonly label: Label
}

/** Everything a report can tell of, in the order it is told. */
export const reportKinds = {
  heading: { is: 'kept', label: ['标题', 'Headings'] },
  list: { is: 'kept', label: ['列表', 'Lists'] },
  table: { is: 'kept', label: ['表格', 'Tables'] },
  footnote: { is: 'kept', label: ['脚注', 'Footnotes'] },
  caption: { is: 'kept', label: ['题注', 'Captions'] },
  emphasis: { is: 'kept', label: ['着重号', 'Emphasis marks'] },
  picture: { is: 'kept', label: ['图片', 'Pictures'] },
  link: { is: 'kept', label: ['链接', 'Links'] },
  insertion: { is: 'changed', label: ['修订：插入', 'Changes: inserted'] },
  deletion: { is: 'changed', label: ['修订：删除', 'Changes: deleted'] },
  ink: { is: 'changed', label: ['文字颜色换成本站色', 'Colours to the palette'] },
  ground: { is: 'changed', label: ['底色换成本站色', 'Highlights to the palette'] },
  flat: {
    is: 'changed',
    label: ['标题、列表、表格变成段落', 'Headings, lists and tables to paragraphs'],
  },
  comment: { is: 'dropped', label: ['批注', 'Comments'] },
  look: { is: 'dropped', label: ['加粗、颜色等样式', 'Bold, colours and other looks'] },
  typeface: { is: 'dropped', label: ['字体', 'Typefaces'] },
  size: { is: 'dropped', label: ['字号', 'Sizes'] },
  spacing: { is: 'dropped', label: ['缩进和行距', 'Indents and line heights'] },
  frame: { is: 'dropped', label: ['边框和底纹', 'Frames and grounds'] },
  hidden: { is: 'dropped', label: ['隐藏的文字', 'Hidden text'] },
  blank: { is: 'dropped', label: ['空段落', 'Empty paragraphs'] },
  media: { is: 'dropped', label: ['外站的音视频', 'Sounds and films of other sites'] },
  unpictured: { is: 'dropped', label: ['图片（纯文本不含）', 'Pictures (not in plain text)'] },
} as const satisfies { readonly [kind: string]: Told }

export type ReportKind = keyof typeof reportKinds

/** One of what is counted: what it was, what it became, each in words, or as a colour. */
export interface ReportItem {
  readonly from: string
  readonly to?: Label
}
export type PasteReport = { readonly [kind in ReportKind]?: readonly ReportItem[] }

/** Words are shown so long. */
const LONGEST = 60
/** Of each kind so many are listed by what they were; the rest is counted. */
export const MOST_LISTED = 50

/** Counts while a paste is cleaned. */
export class Reporting {
  readonly #found = new Map<ReportKind, ReportItem[]>()

  add(kind: ReportKind, from: string | null = '', to?: Label): void {
    const words = shortWords(from ?? '')
    const all = this.#found.get(kind) ?? []
    all.push(to ? { from: words, to } : { from: words })
    this.#found.set(kind, all)
  }
  report(): PasteReport {
    return Object.fromEntries(this.#found)
  }
}

/** Words on one line, cut where they are many. */
export function shortWords(text: string): string {
  const line = [...text.replace(/[\s\u00a0]+/g, ' ').trim()]
  return line.length > LONGEST ? `${line.slice(0, LONGEST).join('')}…` : line.join('')
}

/** The kinds of a report that say so, in their order. */
export const kindsIn = (report: PasteReport, is?: Told['is']): readonly ReportKind[] =>
  (Object.keys(reportKinds) as ReportKind[]).filter(
    (kind) => report[kind] && (is === undefined || reportKinds[kind].is === is),
  )

/** How many there are of a kind. */
export const countOf = (report: PasteReport, kind: ReportKind): number => report[kind]?.length ?? 0
