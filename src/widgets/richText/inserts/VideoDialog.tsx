import { useId, useState } from 'react'
import {
  coverHint,
  coverTooLarge,
  NAME_LENGTH,
  PICTURE_KB,
  type VideoInsert,
  videoInsertProblem,
} from '#derive/richText/inserts.ts'
import { useSay } from '#src/i18n/useSay.ts'
import type { UploadedVideo } from '../../video/filmSender.ts'
import { videoInsertOf } from './arrivedInsert.ts'
import type { DialogProps } from './dialogProps.ts'
import { FilmBox } from './FilmBox.tsx'
import { InsertDialog, Line } from './InsertDialog.tsx'
import { PictureBox } from './PictureBox.tsx'

const blank: VideoInsert = {
  videoUrl: '',
  videoFileName: '',
  videoName: '',
  videoSize: '',
  videoTime: '',
  imgUrl: '',
  orientation: 'horizontal',
}
const orientations = [
  ['horizontal', ['横屏', 'Horizontal']],
  ['vertical', ['竖屏', 'Vertical']],
] as const

/** A film with its name, its cover and which way it stands; size and length are read from the file. */
export default function VideoDialog({ values, onClose, onDone }: DialogProps<VideoInsert>) {
  const say = useSay()
  const id = useId()
  const [video, setVideo] = useState(values ?? blank)
  const set = (change: Partial<VideoInsert>) => setVideo((before) => ({ ...before, ...change }))
  const arrived = (film: UploadedVideo) =>
    setVideo((before) => {
      const insert = videoInsertOf(film)
      const { videoName, imgUrl } = before
      return {
        ...insert,
        videoName: videoName || insert.videoName,
        imgUrl: imgUrl || insert.imgUrl,
      }
    })
  const removed = () =>
    set({
      videoUrl: '',
      videoFileName: '',
      videoName: '',
      videoSize: '',
      videoTime: '',
      imgUrl: '',
    })
  const hint = coverHint[video.orientation]
  return (
    <InsertDialog
      title={values ? ['修改视频', 'Change the film'] : ['插入视频', 'Insert a film']}
      changes={values !== undefined}
      problem={() => videoInsertProblem(video)}
      onClose={onClose}
      onDone={() => onDone({ ...video, videoName: video.videoName.trim() })}
    >
      <FilmBox video={video} onArrived={arrived} onRemoved={removed} />
      <Line
        label={['视频名称', 'Name of the film']}
        value={video.videoName}
        hint={`${[...video.videoName].length} / ${NAME_LENGTH}`}
        onChange={(videoName) => set({ videoName })}
      />
      <fieldset className="insert-options">
        <legend>{say(['画面方向', 'Orientation'])}</legend>
        {orientations.map(([orientation, label]) => (
          <label key={orientation} className="field-option">
            <input
              type="radio"
              name={id}
              checked={video.orientation === orientation}
              onChange={() => set({ orientation })}
            />
            {say(label)}
          </label>
        ))}
      </fieldset>
      <PictureBox
        label={['视频封面', 'Cover']}
        url={video.imgUrl}
        hint={[`建议尺寸 ${hint}，小于1M`, `${hint} at best, under 1M`]}
        most={PICTURE_KB}
        tooLarge={coverTooLarge}
        onPick={(imgUrl) => set({ imgUrl })}
      />
    </InsertDialog>
  )
}
