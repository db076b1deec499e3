import type { Node } from '@tiptap/pm/model'
import type { NodeView } from '@tiptap/pm/view'
import type { AudioInsert, PictureInsert, VideoInsert } from '#derive/richText/inserts.ts'
import { cardView } from '../cards/cardView.ts'
import type { InsertName, InsertOptions } from './insertOptions.ts'

interface Shown {
  readonly name: InsertName
  readonly node: Node
  readonly editable: () => boolean
  readonly say: InsertOptions['say']
  readonly onEdit: (values: unknown) => void
}

/** An insert as the editor sees it: the picture or a player, its facts, and a button that opens its dialog. */
export function insertView({ name, node, editable, say, onEdit }: Shown): NodeView {
  const dom = document.createElement('div')
  dom.className = `rich-insert rich-${name}`
  dom.contentEditable = 'false'
  const values = node.attrs.values as never
  const change = document.createElement('button')
  change.type = 'button'
  change.className = 'rich-change'
  change.textContent = say(['修改', 'Change'])
  change.addEventListener('click', () => onEdit(values))
  const { parts, leave } =
    name === 'cardInsert'
      ? cardView(values, say)
      : { parts: bodies[name](values, say), leave: () => undefined }
  dom.append(...parts)
  if (editable()) dom.append(change)
  dom.addEventListener('dblclick', () => editable() && onEdit(values))
  return {
    dom,
    destroy: leave,
    // Its buttons and players are its own; everything else is chosen, dragged and removed by the editor.
    stopEvent: (event) =>
      event.target instanceof HTMLElement && event.target.closest('button, audio, video') !== null,
    ignoreMutation: () => true,
  }
}

type Say = InsertOptions['say']
const bodies: {
  readonly pictureInsert: (values: PictureInsert, say: Say) => HTMLElement[]
  readonly audioInsert: (values: AudioInsert, say: Say) => HTMLElement[]
  readonly videoInsert: (values: VideoInsert, say: Say) => HTMLElement[]
} = {
  pictureInsert: ({ imgUrl, explanation, watermark, textIcon, style }, say) => {
    const image = Object.assign(document.createElement('img'), { src: imgUrl, alt: explanation })
    // The full width is what a picture has anyhow.
    if (style === 'cover') image.className = 'rich-cover'
    const marks = [
      style === 'cover' && say(['书封', 'Book cover']),
      watermark && say(['水印', 'Watermark']),
      textIcon && say(['小字图标', 'Text icon']),
    ]
    return [image, line('rich-caption', explanation), line('rich-marks', ...marks)]
  },
  audioInsert: ({ audioUrl, audioName, audioSize, audioTime }, say) => {
    const player = Object.assign(document.createElement('audio'), { controls: true, src: audioUrl })
    player.preload = 'none'
    player.setAttribute('aria-label', audioName)
    return [
      line('rich-name', say(['音频', 'Sound']), audioName),
      player,
      line('rich-facts', audioTime, audioSize),
    ]
  },
  videoInsert: ({ videoUrl, videoName, videoSize, videoTime, imgUrl, orientation }, say) => {
    const player = Object.assign(document.createElement('video'), {
      controls: true,
      poster: imgUrl,
      src: videoUrl,
    })
    player.preload = 'none'
    player.className = `rich-${orientation}`
    player.setAttribute('aria-label', videoName)
    return [
      line('rich-name', say(['视频', 'Film']), videoName),
      player,
      line('rich-facts', videoTime, videoSize),
    ]
  },
}

function line(className: string, ...words: readonly (string | false)[]): HTMLElement {
  const element = document.createElement('div')
  element.className = className
  for (const word of words) {
    if (!word) continue
    const span = document.createElement('span')
    span.textContent = word
    element.append(span)
  }
  return element
}
