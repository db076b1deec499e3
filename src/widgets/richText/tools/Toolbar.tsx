import Audiotrack from '@mui/icons-material/AudiotrackOutlined'
import Code from '@mui/icons-material/Code'
import FindReplace from '@mui/icons-material/FindReplace'
import AlignCenter from '@mui/icons-material/FormatAlignCenter'
import AlignJustify from '@mui/icons-material/FormatAlignJustify'
import AlignLeft from '@mui/icons-material/FormatAlignLeft'
import AlignRight from '@mui/icons-material/FormatAlignRight'
import Bold from '@mui/icons-material/FormatBold'
import Clear from '@mui/icons-material/FormatClear'
import Fill from '@mui/icons-material/FormatColorFill'
import Ink from '@mui/icons-material/FormatColorText'
import Italic from '@mui/icons-material/FormatItalic'
import Bullets from '@mui/icons-material/FormatListBulleted'
import Numbers from '@mui/icons-material/FormatListNumbered'
import Quote from '@mui/icons-material/FormatQuote'
import Underlined from '@mui/icons-material/FormatUnderlined'
import Fullscreen from '@mui/icons-material/Fullscreen'
import FullscreenExit from '@mui/icons-material/FullscreenExit'
import ImageOutlined from '@mui/icons-material/ImageOutlined'
import Paid from '@mui/icons-material/PaidOutlined'
import Redo from '@mui/icons-material/Redo'
import Spellcheck from '@mui/icons-material/Spellcheck'
import Strike from '@mui/icons-material/StrikethroughS'
import Table from '@mui/icons-material/TableChartOutlined'
import Toc from '@mui/icons-material/Toc'
import Undo from '@mui/icons-material/Undo'
import Videocam from '@mui/icons-material/VideocamOutlined'
import WebStories from '@mui/icons-material/WebStories'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type ReactNode, useRef } from 'react'
import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { insertBlock, leaveInsert } from '../nodes/insertBlock.ts'
import type { InsertName } from '../nodes/insertOptions.ts'
import { lineHeights, spacings } from '../nodes/paragraphStyles.ts'
import { Choose } from './Choose.tsx'
import { ColorTool } from './ColorTool.tsx'
import { Dots } from './Dots.tsx'
import { LinkTool } from './LinkTool.tsx'
import { grounds, inks } from './palette.ts'
import { TableTools } from './TableTools.tsx'
import { TalkTool } from './TalkTool.tsx'
import { Tool } from './Tool.tsx'
import { toolbarState } from './toolbarState.ts'
import { useOneStop, walkToolbar } from './walkToolbar.ts'

/** Font sizes in pixels, 11 to 48. */
const sizes = [11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 32, 36, 40, 44, 48]
const levels = [1, 2, 3, 4, 5, 6] as const
const aligns = [
  ['left', AlignLeft, ['左对齐', 'Align left']],
  ['center', AlignCenter, ['居中', 'Center']],
  ['right', AlignRight, ['右对齐', 'Align right']],
  ['justify', AlignJustify, ['两端对齐', 'Justify']],
] as const

export interface ToolbarProps {
  readonly editor: Editor
  readonly id: string
  /** What the text is called. */
  readonly label: Label
  readonly disabled: boolean
  readonly isFull: boolean
  readonly isSource: boolean
  readonly isFinding: boolean
  readonly isChecking: boolean
  readonly isOutlined: boolean
  /** Says something beside the record of the text; null where there is none. */
  readonly talk: ((text: string) => Promise<void>) | null
  readonly onInsert: (name: InsertName) => void
  readonly onFind: () => void
  readonly onCheck: () => void
  readonly onOutline: () => void
  readonly onSource: () => void
  readonly onFull: () => void
}

/** The editor's tools, in groups. One stop for Tab, arrows walk along it. */
export function Toolbar({
  editor,
  id,
  disabled,
  isFull,
  isSource,
  isFinding,
  isChecking,
  isOutlined,
  talk,
  label: name,
  ...press
}: ToolbarProps) {
  const say = useSay()
  const state = useEditorState({ editor, selector: toolbarState })
  const bar = useRef<HTMLDivElement>(null)
  useOneStop(bar)
  if (!state) return null
  const off = disabled || isSource
  const run = (command: (chain: ChainedCommands) => ChainedCommands) => () => {
    command(editor.chain().focus()).run()
  }
  return (
    <>
      <div
        ref={bar}
        className="rich-toolbar"
        role="toolbar"
        id={`${id}-toolbar`}
        aria-label={say(['文字格式', 'Formatting'])}
        onKeyDown={walkToolbar}
      >
        <Group>
          <Tool
            label={['撤销', 'Undo']}
            icon={Undo}
            keys="Ctrl+Z"
            disabled={off || !state.canUndo}
            onPress={run((c) => c.undo())}
          />
          <Tool
            label={['重做', 'Redo']}
            icon={Redo}
            keys="Ctrl+Y"
            disabled={off || !state.canRedo}
            onPress={run((c) => c.redo())}
          />
        </Group>
        <Group>
          <Choose
            label={['段落级别', 'Level of the paragraph']}
            value={String(state.level)}
            disabled={off}
            choices={[
              ['0', say(['正文', 'Paragraph'])],
              ...levels.map(
                (level) =>
                  [String(level), say(['{level}级标题', 'Heading {level}'], { level })] as const,
              ),
            ]}
            onChoose={(level) =>
              run((c) =>
                level === '0'
                  ? c.setParagraph()
                  : c.setHeading({ level: Number(level) as (typeof levels)[number] }),
              )()
            }
          />
          <Choose
            label={['字号', 'Font size']}
            value={state.fontSize}
            disabled={off}
            choices={[
              ['', say(['字号', 'Size'])],
              ...sizes.map((size) => [`${size}px`, `${size}px`] as const),
            ]}
            onChoose={(size) => run((c) => (size ? c.setFontSize(size) : c.unsetFontSize()))()}
          />
        </Group>
        <Group>
          <Tool
            label={['加粗', 'Bold']}
            icon={Bold}
            keys="Ctrl+B"
            on={state.on.bold}
            disabled={off}
            onPress={run((c) => c.toggleBold())}
          />
          <Tool
            label={['斜体', 'Italic']}
            icon={Italic}
            keys="Ctrl+I"
            on={state.on.italic}
            disabled={off}
            onPress={run((c) => c.toggleItalic())}
          />
          <Tool
            label={['下划线', 'Underline']}
            icon={Underlined}
            keys="Ctrl+U"
            on={state.on.underline}
            disabled={off}
            onPress={run((c) => c.toggleUnderline())}
          />
          <Tool
            label={['删除线', 'Strike through']}
            icon={Strike}
            on={state.on.strike}
            disabled={off}
            onPress={run((c) => c.toggleStrike())}
          />
          <Tool
            label={['着重号', 'Emphasis marks']}
            icon={Dots}
            on={state.on.dotted}
            disabled={off}
            onPress={run((c) => c.toggleDotted())}
          />
          <ColorTool
            label={['文字颜色', 'Colour']}
            icon={Ink}
            value={state.color}
            colors={inks}
            disabled={off}
            onChoose={(color) => run((c) => (color ? c.setColor(color) : c.unsetColor()))()}
          />
          <ColorTool
            label={['背景颜色', 'Highlight']}
            icon={Fill}
            value={state.highlight}
            colors={grounds}
            disabled={off}
            onChoose={(color) =>
              run((c) => (color ? c.setHighlight({ color }) : c.unsetHighlight()))()
            }
          />
          <Tool
            label={['清除格式', 'Clear formatting']}
            icon={Clear}
            disabled={off}
            onPress={run((c) =>
              c
                .unsetAllMarks()
                .clearNodes()
                .unsetTextAlign()
                .setParagraphStyle({ lineHeight: null, spaceBelow: null }),
            )}
          />
        </Group>
        <Group>
          {aligns.map(([align, icon, label]) => (
            <Tool
              key={align}
              label={label}
              icon={icon}
              on={state.align === align}
              disabled={off}
              onPress={run((c) => (align === 'left' ? c.unsetTextAlign() : c.setTextAlign(align)))}
            />
          ))}
          <Choose
            label={['行距', 'Line height']}
            value={state.lineHeight}
            disabled={off}
            choices={[
              ['', say(['行距', 'Lines'])],
              ...lineHeights.map((height) => [height, `${height} ${say(['倍', '×'])}`] as const),
            ]}
            onChoose={(height) => run((c) => c.setParagraphStyle({ lineHeight: height || null }))()}
          />
          <Choose
            label={['段后距', 'Space below']}
            value={state.spaceBelow}
            disabled={off}
            choices={[
              ['', say(['段距', 'Space'])],
              ...spacings.map((space) => [`${space}px`, `${space}px`] as const),
            ]}
            onChoose={(space) => run((c) => c.setParagraphStyle({ spaceBelow: space || null }))()}
          />
        </Group>
        <Group>
          <Tool
            label={['项目符号', 'Bulleted list']}
            icon={Bullets}
            on={state.on.bulletList}
            disabled={off}
            onPress={run((c) => c.toggleBulletList())}
          />
          <Tool
            label={['编号列表', 'Numbered list']}
            icon={Numbers}
            on={state.on.orderedList}
            disabled={off}
            onPress={run((c) => c.toggleOrderedList())}
          />
          <Tool
            label={['引用', 'Quotation']}
            icon={Quote}
            on={state.on.blockquote}
            disabled={off}
            onPress={run((c) => c.toggleBlockquote())}
          />
          <LinkTool editor={editor} on={state.on.link} disabled={off} />
        </Group>
        <Group>
          <Tool
            label={['插入图片', 'Insert a picture']}
            icon={ImageOutlined}
            opens="dialog"
            disabled={off}
            onPress={() => press.onInsert('pictureInsert')}
          />
          <Tool
            label={['插入音频', 'Insert a sound']}
            icon={Audiotrack}
            opens="dialog"
            disabled={off}
            onPress={() => press.onInsert('audioInsert')}
          />
          <Tool
            label={['插入视频', 'Insert a film']}
            icon={Videocam}
            opens="dialog"
            disabled={off}
            onPress={() => press.onInsert('videoInsert')}
          />
          <Tool
            label={['插入单集或内容卡片', 'Insert an episode or card of a record']}
            icon={WebStories}
            opens="dialog"
            disabled={off}
            onPress={() => press.onInsert('cardInsert')}
          />
          <Tool
            label={['插入付费分隔线', 'Insert the paid divider']}
            icon={Paid}
            disabled={off}
            onPress={() => insertBlock(editor, 'paidDivider')}
          />
          <Tool
            label={['插入表格', 'Insert a table']}
            icon={Table}
            disabled={off || state.inTable}
            onPress={() => {
              leaveInsert(editor)
              editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
            }}
          />
        </Group>
        <Group>
          <Tool
            label={['查找替换', 'Find and replace']}
            icon={FindReplace}
            keys="Ctrl+F"
            on={isFinding}
            disabled={isSource}
            onPress={press.onFind}
          />
          <Tool
            label={['检查用语', 'Check terms']}
            icon={Spellcheck}
            on={isChecking}
            disabled={isSource}
            onPress={press.onCheck}
          />
          {talk && <TalkTool {...{ editor, talk }} name={name} disabled={off} />}
          <Tool
            label={['大纲', 'Outline']}
            icon={Toc}
            on={isOutlined}
            disabled={isSource}
            onPress={press.onOutline}
          />
          <Tool
            label={['源代码', 'Source']}
            icon={Code}
            on={isSource}
            disabled={disabled}
            onPress={press.onSource}
          />
          <Tool
            label={isFull ? ['退出全屏', 'Leave full screen'] : ['全屏', 'Full screen']}
            icon={isFull ? FullscreenExit : Fullscreen}
            on={isFull}
            onPress={press.onFull}
          />
        </Group>
      </div>
      {state.inTable && !off && <TableTools editor={editor} />}
    </>
  )
}

const Group = ({ children }: { readonly children: ReactNode }) => (
  <span className="rich-group">{children}</span>
)
