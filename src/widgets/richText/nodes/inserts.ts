import { Node } from '@tiptap/core'
import type { DOMOutputSpec, Node as DocNode } from '@tiptap/pm/model'
import { DIVIDER, isDivider } from '#derive/richText/paidDivider.ts'
import { isBrought } from '../paste/broughtFiles.ts'
import { hearPicture } from '../pictureNews.ts'
import {
  audioHtml,
  pictureHtml,
  readAudio,
  readPicture,
  readVideo,
  videoHtml,
} from './insertHtml.ts'
import type { InsertName, InsertOptions } from './insertOptions.ts'
import { insertView } from './insertView.ts'

const nobody: InsertOptions = { onEdit: () => undefined, say: ([zh]) => zh }

/** A line of dollar signs, or a rule of the class `paid`; it is written as it was read. */
export const PaidDivider = Node.create<InsertOptions>({
  name: 'paidDivider',
  group: 'block',
  atom: true,
  addOptions: () => nobody,
  addAttributes: () => ({ signs: { default: DIVIDER, rendered: false } }),
  parseHTML: () => [
    {
      tag: 'p',
      priority: 70,
      getAttrs: (element) =>
        element.childElementCount === 0 && isDivider(element.textContent ?? '')
          ? { signs: (element.textContent ?? '').trim() }
          : false,
    },
    { tag: 'hr.paid', priority: 70, getAttrs: () => ({ signs: '' }) },
  ],
  renderHTML: ({ node }) =>
    node.attrs.signs === '' ? ['hr', { class: 'paid' }] : ['p', String(node.attrs.signs)],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div')
      dom.className = 'rich-paid'
      dom.contentEditable = 'false'
      dom.textContent = this.options.say(['以下为付费内容', 'Paid content below'])
      dom.dataset.signs = node.attrs.signs || DIVIDER
      return { dom }
    }
  },
})

/** A block of one insert: its values are one attribute, read from and written as one element. */
const insert = <V extends object>(
  name: InsertName,
  tag: string,
  read: (element: Element) => V,
  write: (values: V) => DOMOutputSpec,
) =>
  Node.create<InsertOptions>({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addOptions: () => nobody,
    addAttributes: () => ({ values: { default: {}, rendered: false } }),
    parseHTML: () => [{ tag, priority: 70, getAttrs: (element) => ({ values: read(element) }) }],
    renderHTML: ({ node }) => write(node.attrs.values as V),
    addNodeView() {
      return ({ node, getPos, editor }) =>
        insertView({
          name,
          node: node as DocNode,
          editable: () => editor.isEditable,
          say: this.options.say,
          onEdit: (values) => this.options.onEdit(name, values, getPos() ?? 0),
        })
    },
  })

export const Picture = insert('pictureInsert', 'figure.image-insert', readPicture, pictureHtml)
export const Audio = insert('audioInsert', 'audio.audio-insert', readAudio, audioHtml)
export const Video = insert('videoInsert', 'video.video-insert', readVideo, videoHtml)

/** A picture of another site, until it is uploaded: its place is kept, and nothing is fetched from there. */
export const StrangePicture = Node.create<InsertOptions>({
  name: 'strangePicture',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => nobody,
  addAttributes: () => ({ src: { default: '', rendered: false } }),
  parseHTML: () => [
    {
      tag: '[data-strange]',
      priority: 80,
      getAttrs: (e) => ({ src: e.getAttribute('data-strange') }),
    },
  ],
  renderHTML: ({ node }) => ['span', { 'data-strange': String(node.attrs.src) }],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('span')
      dom.className = 'rich-strange'
      const address = String(node.attrs.src)
      const host = isBrought(address) || !URL.canParse(address) ? '' : new URL(address).host
      if (host) dom.title = address
      const destroy = hearPicture(address, ({ share, failed = false }) => {
        dom.classList.toggle('rich-strange-failed', failed)
        const words = failed
          ? this.options.say(['图片没有传上来', 'This picture did not arrive'])
          : `${this.options.say(['图片上传中', 'Picture on its way'])} ${Math.round((share ?? 0) * 100)}%`
        dom.textContent = `${words} ${host}`.trim()
      })
      return { dom, destroy }
    }
  },
})
