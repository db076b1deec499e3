import type { Editor } from '@tiptap/core'
import type { Label } from '#declare'
import { insertBlock } from '../nodes/insertBlock.ts'
import type { InsertName } from '../nodes/insertOptions.ts'

/** What a slash at the beginning of a paragraph can make of it. */
export interface SlashItem {
  readonly label: Label
  /** What else it is found by: pinyin, its initials, other words. */
  readonly keys: string
  readonly run: (editor: Editor, open: (insert: InsertName) => void) => void
}

const heading = (level: 1 | 2 | 3, zh: string): SlashItem => ({
  label: [`${zh}级标题`, `Heading ${level}`],
  keys: `biaoti bt h${level} ${['yiji yj', 'erji ej', 'sanji sj'][level - 1]}`,
  run: (editor) => editor.chain().setHeading({ level }).run(),
})

/** One moment to begin with, to be written over; Enter gives the next. */
const timeline = {
  type: 'bulletList',
  attrs: { timeline: true },
  content: [
    {
      type: 'listItem',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: '时间', marks: [{ type: 'bold' }] },
            { type: 'text', text: '　事件' },
          ],
        },
      ],
    },
  ],
}

/** Everything it offers, in its order. */
export const slashItems: readonly SlashItem[] = [
  {
    label: ['正文', 'Paragraph'],
    keys: 'zhengwen zw duanluo dl',
    run: (editor) => editor.chain().setParagraph().run(),
  },
  heading(1, '一'),
  heading(2, '二'),
  heading(3, '三'),
  {
    label: ['项目符号', 'Bulleted list'],
    keys: 'xiangmu fuhao xmfh liebiao lb ul',
    run: (editor) => editor.chain().toggleBulletList().run(),
  },
  {
    label: ['编号列表', 'Numbered list'],
    keys: 'bianhao liebiao bhlb ol',
    run: (editor) => editor.chain().toggleOrderedList().run(),
  },
  {
    label: ['引用', 'Quotation'],
    keys: 'yinyong yy quote',
    run: (editor) => editor.chain().toggleBlockquote().run(),
  },
  {
    label: ['金句', 'Pull quote'],
    keys: 'jinju jj pull',
    run: (editor) =>
      editor.chain().setBlockquote().updateAttributes('blockquote', { pull: true }).run(),
  },
  {
    label: ['时间线', 'Timeline'],
    keys: 'shijianxian sjx timeline',
    run: (editor) => editor.chain().insertContent(timeline).run(),
  },
  {
    label: ['图片', 'Picture'],
    keys: 'tupian tp image photo',
    run: (_, open) => open('pictureInsert'),
  },
  {
    label: ['音频', 'Sound'],
    keys: 'yinpin yp audio mp3',
    run: (_, open) => open('audioInsert'),
  },
  {
    label: ['视频', 'Film'],
    keys: 'shipin sp video mp4',
    run: (_, open) => open('videoInsert'),
  },
  {
    label: ['单集或内容卡片', 'Episode or card of a record'],
    keys: 'danji dj neirong kapian nrkp kp boke bk episode card podcast',
    run: (_, open) => open('cardInsert'),
  },
  {
    label: ['表格', 'Table'],
    keys: 'biaoge bg table',
    run: (editor) => editor.chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    label: ['付费分隔线', 'Paid divider'],
    keys: 'fufei fengexian fffgx ff paid',
    run: (editor) => insertBlock(editor, 'paidDivider'),
  },
  {
    label: ['分隔线', 'Rule'],
    keys: 'fengexian fgx hr line',
    run: (editor) => editor.chain().setHorizontalRule().run(),
  },
]

/** Those that answer to what was typed behind the slash: by name in either language, pinyin or its initials. */
export function matchingItems(query: string): readonly SlashItem[] {
  const words = query.trim().toLowerCase()
  if (words === '') return slashItems
  const letters = words.replace(/[\s']/g, '')
  return slashItems.filter(({ label, keys }) => {
    const [zh, en] = label
    return (
      zh.includes(words) ||
      en
        .toLowerCase()
        .split(' ')
        .some((word) => word.startsWith(words)) ||
      en.toLowerCase().startsWith(words) ||
      keys.split(' ').some((_, at, all) => all.slice(at).join('').startsWith(letters))
    )
  })
}
