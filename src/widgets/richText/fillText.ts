import { DOMSerializer } from '@tiptap/pm/model'
import type { ArrivedFile } from '../upload/tray/trayItem.ts'
import type { UploadedVideo } from '../video/filmSender.ts'
import { inertElement, templateOf } from './html/cleanTree.ts'
import { audioInsertOf, videoInsertOf } from './inserts/arrivedInsert.ts'
import { audioHtml, videoHtml } from './nodes/insertHtml.ts'

/** A text with a file put in where a place was kept for it; the same text where none was. */
export function fillText(html: string, address: string, file: ArrivedFile): string {
  const root = templateOf(html)
  const places = [...root.querySelectorAll('[data-strange]')].filter(
    (place) => place.getAttribute('data-strange') === address,
  )
  if (places.length === 0) return html
  for (const place of places) place.replaceWith(elementOf(place.getAttribute('data-kind'), file))
  const holder = inertElement('div')
  holder.append(root)
  return holder.innerHTML
}

function elementOf(kind: string | null, file: ArrivedFile): Node {
  const document = inertElement('div').ownerDocument
  if (kind === 'audio')
    return DOMSerializer.renderSpec(document, audioHtml(audioInsertOf(file))).dom
  if (kind === 'video')
    return DOMSerializer.renderSpec(document, videoHtml(videoInsertOf(file as UploadedVideo))).dom
  const image = inertElement('img')
  image.setAttribute('src', file.url)
  image.setAttribute('alt', '')
  return image
}
