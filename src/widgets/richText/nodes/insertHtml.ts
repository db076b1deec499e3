import type { DOMOutputSpec } from '@tiptap/pm/model'
import {
  type AudioInsert,
  type CardInsert,
  COVER_WIDTH,
  type PictureInsert,
  type VideoInsert,
} from '#derive/richText/inserts.ts'

/** The HTML of a picture: `<figure class="image-insert image-full"><img …><figcaption>…</figcaption></figure>`. */
export function pictureHtml(picture: PictureInsert): DOMOutputSpec {
  const { imgUrl, explanation, watermark, textIcon, style } = picture
  const figure = {
    class: `image-insert image-${style}`,
    ...(watermark && { 'data-watermark': '1' }),
    ...(textIcon && { 'data-icon': '1' }),
  }
  const width = style === 'cover' ? { width: String(COVER_WIDTH) } : {}
  const image: DOMOutputSpec = ['img', { src: imgUrl, alt: explanation, ...width }]
  return explanation
    ? ['figure', figure, image, ['figcaption', explanation]]
    : ['figure', figure, image]
}

export function readPicture(figure: Element): PictureInsert {
  const image = figure.querySelector('img')
  return {
    imgUrl: image?.getAttribute('src') ?? '',
    explanation:
      figure.querySelector('figcaption')?.textContent ?? image?.getAttribute('alt') ?? '',
    watermark: isOn(figure, 'data-watermark'),
    textIcon: isOn(figure, 'data-icon'),
    style: figure.classList.contains('image-cover') ? 'cover' : 'full',
  }
}

const isOn = (element: Element, name: string) => element.hasAttribute(name)

/** The HTML of a sound: an `audio` element that plays by itself wherever it is shown, its facts in `data-…`. */
export const audioHtml = (audio: AudioInsert): DOMOutputSpec => [
  'audio',
  {
    class: 'audio-insert',
    src: audio.audioUrl,
    controls: 'controls',
    preload: 'none',
    'data-name': audio.audioName,
    'data-size': audio.audioSize,
    'data-time': audio.audioTime,
  },
]

export const readAudio = (element: Element): AudioInsert => ({
  audioUrl: element.getAttribute('src') ?? '',
  audioName: element.getAttribute('data-name') ?? '',
  audioSize: element.getAttribute('data-size') ?? '',
  audioTime: element.getAttribute('data-time') ?? '',
})

/** The HTML of a film: a `video` element with its cover as poster. */
export const videoHtml = (video: VideoInsert): DOMOutputSpec => [
  'video',
  {
    class: 'video-insert',
    src: video.videoUrl,
    poster: video.imgUrl,
    controls: 'controls',
    preload: 'none',
    'data-file-name': video.videoFileName,
    'data-name': video.videoName,
    'data-size': video.videoSize,
    'data-time': video.videoTime,
    'data-orientation': video.orientation,
  },
]

export const readVideo = (element: Element): VideoInsert => ({
  videoUrl: element.getAttribute('src') ?? '',
  videoFileName: element.getAttribute('data-file-name') ?? '',
  videoName: element.getAttribute('data-name') ?? '',
  videoSize: element.getAttribute('data-size') ?? '',
  videoTime: element.getAttribute('data-time') ?? '',
  imgUrl: element.getAttribute('poster') ?? '',
  orientation: element.getAttribute('data-orientation') === 'vertical' ? 'vertical' : 'horizontal',
})

/** The HTML of a card: `<figure class="record-card" data-type="podcast" data-id="12"><img …><figcaption>…</figcaption></figure>`. */
export function cardHtml({ type, id, title, imgUrl }: CardInsert): DOMOutputSpec {
  const figure = { class: 'record-card', 'data-type': type, 'data-id': String(id) }
  const caption: DOMOutputSpec = ['figcaption', title]
  return imgUrl
    ? ['figure', figure, ['img', { src: imgUrl, alt: '' }], caption]
    : ['figure', figure, caption]
}

export const readCard = (figure: Element): CardInsert => ({
  type: figure.getAttribute('data-type') ?? '',
  id: Number(figure.getAttribute('data-id')) || null,
  title: figure.querySelector('figcaption')?.textContent ?? '',
  imgUrl: figure.querySelector('img')?.getAttribute('src') ?? '',
})
