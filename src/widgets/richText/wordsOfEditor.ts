import type { Label } from '#declare'

/** What the editor's own buttons say, by their key after `ra.tiptap.`. */
export const editorWords: { readonly [key: string]: Label } = {
  align_left: ['左对齐', 'Align left'],
  align_right: ['右对齐', 'Align right'],
  align_center: ['居中', 'Center'],
  align_justify: ['两端对齐', 'Justify'],
  list_bulleted: ['项目符号', 'Bulleted list'],
  list_numbered: ['编号列表', 'Numbered list'],
  color: ['文字颜色', 'Colour'],
  highlight: ['背景颜色', 'Highlight'],
  clear_format: ['清除格式', 'Clear formatting'],
  blockquote: ['引用', 'Quotation'],
  link: ['链接', 'Link'],
  bold: ['加粗', 'Bold'],
  italic: ['斜体', 'Italic'],
  underline: ['下划线', 'Underline'],
  strike: ['删除线', 'Strike through'],
  code: ['代码', 'Code'],
}
