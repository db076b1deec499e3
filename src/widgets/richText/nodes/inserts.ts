import { Node } from '@tiptap/core'
import type { DOMOutputSpec, Node as DocNode } from '@tiptap/pm/model'
import type { Label } from '#declare'
import { DIVIDER, isDivider } from '#derive/richText/paidDivider.ts'
import { isBrought } from '../paste/broughtFiles.ts'
import { hearPicture } from '../pictureNews.ts'
import type { AwaitedKind } from '../strangePictures.ts'
import {
  audioHtml,
  cardHtml,
  pictureHtml,
  readAudio,
  readCard,
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
export const Card = insert('cardInsert', 'figure.record-card', readCard, cardHtml)

/** A place kept for a file on its way: nothing is fetched from elsewhere, and nothing shown before it lies in the own store. */
const awaited = (name: string, tag: 'span' | 'div', kind?: AwaitedKind) =>
  Node.create<InsertOptions>({
    name,
    group: tag === 'span' ? 'inline' : 'block',
    inline: tag === 'span',
    atom: true,
    draggable: tag === 'div',
    addOptions: () => nobody,
    addAttributes: () => ({
      src: { default: '', rendered: false },
      name: { default: '', rendered: false },
    }),
    parseHTML: () => [
      {
        tag: `${tag}[data-strange]${kind ? `[data-kind="${kind}"]` : ''}`,
        priority: 80,
        getAttrs: (element) => ({
          src: element.getAttribute('data-strange'),
          name: element.getAttribute('data-name') ?? '',
        }),
      },
    ],
    renderHTML: ({ node }) => {
      const { src, name: called } = node.attrs as { readonly src: string; readonly name: string }
      const more = { ...(called && { 'data-name': called }), ...(kind && { 'data-kind': kind }) }
      return [tag, { 'data-strange': src, ...more }]
    },
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement(tag)
        dom.className = kind ? 'rich-strange rich-strange-block' : 'rich-strange'
        dom.contentEditable = 'false'
        const address = String(node.attrs.src)
        const host = isBrought(address) || !URL.canParse(address) ? '' : new URL(address).host
        if (host) dom.title = address
        const [coming, missing] = awaitedWords[kind ?? 'image']
        const destroy = hearPicture(address, ({ share, failed = false, lost = false }) => {
          dom.classList.toggle('rich-strange-failed', failed)
          dom.style.setProperty('--share', String(share ?? 0))
          const words = failed
            ? this.options.say(missing)
            : lost
              ? this.options.say([
                  '网络中断，恢复后继续',
                  'The line is lost; it goes on once it is back',
                ])
              : `${this.options.say(coming)} ${Math.round((share ?? 0) * 100)}%`
          dom.textContent = [words, String(node.attrs.name) || host].filter(Boolean).join(' · ')
        })
        return { dom, destroy, ignoreMutation: () => true }
      }
    },
  })

const awaitedWords: {
  readonly [kind in 'image' | AwaitedKind]: readonly [coming: Label, missing: Label]
} = {
  image: [
    ['图片上传中', 'Picture on its way'],
    ['图片没有传上来', 'This picture did not arrive'],
  ],
  audio: [
    ['音频上传中', 'Sound on its way'],
    ['音频没有传上来', 'This sound did not arrive'],
  ],
  video: [
    ['视频上传中', 'Film on its way'],
    ['视频没有传上来', 'This film did not arrive'],
  ],
}

export const StrangePicture = awaited('strangePicture', 'span')
export const StrangeAudio = awaited('strangeAudio', 'div', 'audio')
export const StrangeVideo = awaited('strangeVideo', 'div', 'video')
