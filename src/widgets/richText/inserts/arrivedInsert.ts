import { type AudioInsert, NAME_LENGTH, type VideoInsert } from '#derive/richText/inserts.ts'
import { duration } from '../../format/duration.ts'
import { size } from '../../format/size.ts'
import type { ArrivedFile } from '../../upload/tray/trayItem.ts'
import type { UploadedVideo } from '../../video/filmSender.ts'
import { nameOf } from './nameOf.ts'

type Sound = Pick<ArrivedFile, 'url' | 'name'> & {
  readonly size?: number | null | undefined
  readonly duration?: number | null | undefined
}

/** A sound that has arrived, as a text shows it. */
export const audioInsertOf = (sound: Sound): AudioInsert => ({
  audioUrl: sound.url,
  audioName: nameOf(sound.name),
  audioSize: sound.size ? size(sound.size) : '',
  audioTime: sound.duration ? duration(sound.duration) : '',
})

/** A film that has arrived, as a text shows it. */
export const videoInsertOf = (film: UploadedVideo): VideoInsert => ({
  videoUrl: film.url,
  videoFileName: film.name,
  videoName: [...nameOf(film.name)].slice(0, NAME_LENGTH).join(''),
  videoSize: size(film.size),
  videoTime: duration(film.duration),
  imgUrl: film.cover,
  orientation: film.height > film.width ? 'vertical' : 'horizontal',
})
