import type { AnyExtension } from '@tiptap/core'
import type {} from '@tiptap/extension-highlight'
import type {} from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type {} from '@tiptap/extension-text-align'
import { FontSize } from '@tiptap/extension-text-style'
import type {} from '@tiptap/starter-kit'
import { DefaultEditorOptions } from 'ra-input-rich-text'
import { CaretBehindTyped } from './CaretBehindTyped.ts'
import { Find } from './find/Find.ts'
import { DragHandle } from './moving/DragHandle.ts'
import { MoveBlock } from './moving/moveBlock.ts'
import { AfterLast } from './nodes/afterLast.ts'
import type { InsertOptions } from './nodes/insertOptions.ts'
import {
  Audio,
  Card,
  PaidDivider,
  Picture,
  StrangeAudio,
  StrangePicture,
  StrangeVideo,
  Video,
} from './nodes/inserts.ts'
import { OwnBlocks } from './nodes/ownBlocks.ts'
import { ParagraphStyles } from './nodes/paragraphStyles.ts'
import { PreservedBlock, PreservedInline } from './nodes/preserved.ts'
import { Above, Below, Dotted, Note } from './nodes/textMarks.ts'
import { PasteMemory } from './paste/pasteMemory.ts'
import { Slash, type SlashKeys } from './slash/Slash.ts'
import { TalkMarks } from './talk/TalkMarks.ts'
import { Terms } from './terms/Terms.ts'

/** react-admin's own extensions, some told otherwise. */
const told: { readonly [name: string]: object } = {
  // An empty paragraph at the end would be saved, and a click on a link is meant for its words.
  starterKit: {
    trailingNode: false,
    link: { openOnClick: false, HTMLAttributes: linkAttributes() },
  },
}

function linkAttributes() {
  return { target: '_blank', rel: 'noopener noreferrer' }
}

/** What the editor can hold: react-admin's own, and what articles have besides. */
export const extensions = (options: InsertOptions, slashKeys: SlashKeys = {}): AnyExtension[] => [
  ...(DefaultEditorOptions.extensions ?? []).map((one) =>
    told[one.name] ? one.configure(told[one.name]) : one,
  ),
  FontSize,
  Dotted,
  OwnBlocks,
  ParagraphStyles,
  Table.configure({ resizable: false, renderWrapper: false }),
  TableRow,
  TableHeader,
  TableCell,
  Below,
  Above,
  Note,
  PreservedBlock,
  PreservedInline,
  PaidDivider.configure(options),
  Picture.configure(options),
  Audio.configure(options),
  Video.configure(options),
  Card.configure(options),
  StrangePicture.configure(options),
  StrangeAudio.configure(options),
  StrangeVideo.configure(options),
  Find,
  Terms,
  TalkMarks,
  PasteMemory,
  MoveBlock,
  DragHandle.configure({ label: options.say(['拖动以移动这一段', 'Drag to move this block']) }),
  Slash.configure({ onKey: (event) => slashKeys.onKey?.(event) ?? false }),
  AfterLast,
  CaretBehindTyped,
]
