import type { Label } from '#declare'

/** A picture put into a text by its popup. */
export interface PictureInsert {
  readonly imgUrl: string
  readonly explanation: string
  readonly watermark: boolean
  /** The small icon that tells readers there is a text to the picture. */
  readonly textIcon: boolean
  readonly style: 'full' | 'cover'
}
/** A sound in a text; size and length in words: `3.42 MB`, `04:05`. */
export interface AudioInsert {
  readonly audioUrl: string
  readonly audioName: string
  readonly audioSize: string
  readonly audioTime: string
}
/** A film in a text. */
export interface VideoInsert {
  readonly videoUrl: string
  readonly videoFileName: string
  readonly videoName: string
  readonly videoSize: string
  readonly videoTime: string
  /** Its cover. */
  readonly imgUrl: string
  readonly orientation: 'horizontal' | 'vertical'
}

/** A card that leads to a record: an episode, an article, a subject. The type is one of those a link of the app may have. */
export interface CardInsert {
  readonly type: string
  readonly id: number | null
  readonly title: string
  /** Its picture; empty where it has none. */
  readonly imgUrl: string
}

/** How wide the stamp of a book cover is, in pixels. */
export const COVER_WIDTH = 190
/** What a picture in a text may weigh where its caller says nothing, in KB. */
export const PICTURE_KB = 1024
/** Characters of the name of a sound or a film. */
export const NAME_LENGTH = 22
/** What a sound may weigh, in MB. */
export const AUDIO_MB = 100
/** The size a film's cover had best have. */
export const coverHint = { horizontal: '950x550', vertical: '750x1000' } as const

export const noPicture: Label = [
  '请上传jpg,jpeg,png,gif格式的文件',
  'Please upload a jpg, jpeg, png or gif file',
]
export const noAudio: Label = ['请上传音频文件', 'Please upload a sound file']
const noAudioName: Label = ['请填写音频名称', 'Please give the sound a name']
const noVideo: Label = ['请上传视频文件', 'Please upload a film file']
const noVideoName: Label = ['请填写视频名称', 'Please give the film a name']
const longVideoName: Label = [
  '视频名称需22个字以内',
  'The name of a film takes 22 characters at most',
]

/** Why a picture cannot be put into the text. */
export const pictureInsertProblem = ({ imgUrl }: PictureInsert): Label | undefined =>
  imgUrl ? undefined : noPicture

/** Why a sound cannot be put into the text. A name that is too long is only hinted at. */
export function audioInsertProblem({ audioUrl, audioName }: AudioInsert): Label | undefined {
  if (!audioUrl) return noAudio
  return audioName.trim() ? undefined : noAudioName
}

/** What had better be otherwise about a sound's name. */
export const audioNameHint = (name: string): Label | undefined =>
  lengthOf(name) > NAME_LENGTH
    ? ['音频名称建议22个字以内', 'The name had better have 22 characters at most']
    : undefined

/** Why a card cannot be put into the text. */
export const cardInsertProblem = ({ id }: CardInsert): Label | undefined =>
  id === null ? ['请选择一条内容', 'Choose what the card leads to'] : undefined

/** Why a film cannot be put into the text. */
export function videoInsertProblem(video: VideoInsert): Label | undefined {
  if (!video.videoUrl) return noVideo
  if (!video.videoName.trim()) return noVideoName
  if (lengthOf(video.videoName) > NAME_LENGTH) return longVideoName
  return video.imgUrl ? undefined : noPicture
}

/** `只允许上传1024KB以内的图片`: what the caller of the popup allows. */
export const pictureTooLarge = (kb: number): Label => [
  `只允许上传${kb}KB以内的图片`,
  `Only pictures within ${kb} KB are allowed`,
]
/** Of a film's cover. */
export const coverTooLarge: Label = ['请上传小于1M的图片', 'Please upload a picture under 1M']

const lengthOf = (text: string) => [...text.trim()].length
