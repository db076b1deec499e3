import { useId, useState } from 'react'
import {
  AUDIO_MB,
  type AudioInsert,
  audioInsertProblem,
  audioNameHint,
} from '#derive/richText/inserts.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { useAudioUpload } from '../../audio/useAudioUpload.ts'
import { LibraryButton } from '../../library/LibraryButton.tsx'
import { DropBox } from '../../upload/DropBox.tsx'
import { UploadRow } from '../../upload/UploadRow.tsx'
import { audioInsertOf } from './arrivedInsert.ts'
import type { DialogProps } from './dialogProps.ts'
import { InsertDialog, Line } from './InsertDialog.tsx'

const blank: AudioInsert = { audioUrl: '', audioName: '', audioSize: '', audioTime: '' }

/** A sound with its name; size and length are read from the file. */
export default function AudioDialog({ values, onClose, onDone }: DialogProps<AudioInsert>) {
  const say = useSay()
  const id = useId()
  const [audio, setAudio] = useState(values ?? blank)
  const set = (change: Partial<AudioInsert>) => setAudio((before) => ({ ...before, ...change }))
  const arrived = (sound: Parameters<typeof audioInsertOf>[0]) =>
    setAudio(({ audioName }) => {
      const insert = audioInsertOf(sound)
      return { ...insert, audioName: audioName || insert.audioName }
    })
  const { items, tray, refusals, take } = useAudioUpload({ onDone: arrived })
  const [item] = items
  const hint = audioNameHint(audio.audioName)
  return (
    <InsertDialog
      title={values ? ['修改音频', 'Change the sound'] : ['插入音频', 'Insert a sound']}
      changes={values !== undefined}
      problem={() => audioInsertProblem(audio)}
      onClose={onClose}
      onDone={() => onDone({ ...audio, audioName: audio.audioName.trim() })}
    >
      <div className="field">
        <label className="field-label" htmlFor={id}>
          {say(['音频文件', 'Sound file'])}
        </label>
        {audio.audioUrl && (
          <div className="insert-file">
            {/* biome-ignore lint/a11y/useMediaCaption: the editor hears what was uploaded */}
            <audio controls preload="none" src={audio.audioUrl} />
            <span>{[audio.audioTime, audio.audioSize].filter(Boolean).join(' · ')}</span>
          </div>
        )}
        {!item && (
          <DropBox id={id} accept=".mp3,.m4a" className="file-frame" onFiles={take}>
            <span>
              {audio.audioUrl
                ? say(['点击或拖入以替换', 'Click or drop to replace it'])
                : say(['点击或拖入音频', 'Click or drop a sound'])}
            </span>
            <small>
              {say([`mp3 / m4a，不超过 ${AUDIO_MB}MB`, `mp3 / m4a, ${AUDIO_MB} MB at most`])}
            </small>
          </DropBox>
        )}
        {item && (
          <div className="upload-progress">
            <UploadRow {...{ item, tray }} />
          </div>
        )}
        {refusals.map((refusal) => (
          <p key={refusal[0]} role="alert" className="upload-refused">
            {say(refusal)}
          </p>
        ))}
        <div className="field-row">
          <LibraryButton mediaType="audio" onPick={arrived} />
        </div>
      </div>
      <Line
        label={['音频名称', 'Name of the sound']}
        value={audio.audioName}
        hint={hint && say(hint)}
        onChange={(audioName) => set({ audioName })}
      />
    </InsertDialog>
  )
}
