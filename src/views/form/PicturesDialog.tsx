import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Entity, Field, Fields, Row } from '#declare'
import { size } from '#widgets/format/size.ts'
import {
  acceptedPictures,
  inShort,
  pictureForms,
  sizeWords,
  usualKB,
} from '#widgets/image/pictureProblem.ts'
import { lookAt } from '#widgets/image/usePictures.ts'
import { DropBox } from '#widgets/upload/DropBox.tsx'
import { useTrayUpload } from '#widgets/upload/useTrayUpload.ts'
import { useSay } from '../../i18n/useSay.ts'
import { type BatchPicture, type PictureBatch, pictureBatch, withPictures } from './pictureBatch.ts'
import '#widgets/input/field.css'
import './picturesDialog.css'

interface Props {
  readonly entity: Entity
  /** The action that uploads. */
  readonly name: string
  onClose(): void
}

/** Many pictures for a list of the form: dropped or picked together, each seen with its progress or what is wrong with it. */
export default function PicturesDialog({ entity, name, onClose }: Props) {
  const say = useSay()
  const id = useId()
  const upload = useTrayUpload()
  const { label, uploads } = entity.actions[name]!
  const list = String(uploads)
  const field = entity.fields[list]!
  const fields = field.of as Fields
  const picture = Object.keys(fields).find((one) => fields[one]?.kind === 'image')!
  const wanted = fields[picture] as Field
  const { getValues, setValue } = useFormContext()
  const entries = (getValues(list) ?? []) as readonly Row[]
  const room = Math.max((field.max ?? Number.POSITIVE_INFINITY) - entries.length, 0)
  const [pictures, setPictures] = useState<readonly BatchPicture[]>([])
  const batch = useRef<PictureBatch | null>(null)
  batch.current ??= pictureBatch({
    ...{ upload, room },
    taken: entries.map((entry) => String(entry[picture])),
    look: async (chosen) => {
      const { file, refusal } = await lookAt(chosen, wanted)
      return { file, fault: refusal?.text }
    },
    onChange: setPictures,
  })
  useEffect(() => () => batch.current?.close(), [])
  const done = pictures.filter(({ at }) => at === 'done').length
  const wrong = pictures.filter(({ at }) => at === 'refused' || at === 'failed').length
  const busy = pictures.some(({ at }) => at === 'checking' || at === 'sending')
  const add = () => {
    const next = withPictures(entries, pictures, { fields, picture })
    setValue(list, next, { shouldDirty: true, shouldValidate: true })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{say(label)}</DialogTitle>
      <DialogContent className="pictures-batch">
        <DropBox
          id={id}
          accept={acceptedPictures}
          several
          disabled={room === 0}
          className="file-frame"
          onFiles={(files) => void batch.current?.take(files)}
          aria={{ 'aria-label': say(['选择图片', 'Choose pictures']) }}
        >
          <span>{say(['点击选择或拖入多张图片', 'Click or drop several pictures'])}</span>
          <small>
            {say(sizeWords(wanted))} · {pictureForms} ·{' '}
            {say(['每张小于 {most}，还可放 {room} 张', 'under {most} each, room for {room}'], {
              most: inShort(wanted.maxKB ?? usualKB),
              room,
            })}
          </small>
        </DropBox>
        {pictures.length > 0 && (
          <p role="status" className="hint">
            {say(
              [
                '共 {all} 张，已上传 {done} 张，{wrong} 张有问题',
                '{all} in all, {done} sent, {wrong} with a problem',
              ],
              {
                ...{ all: pictures.length, done, wrong },
              },
            )}
          </p>
        )}
        <ul>
          {pictures.map((one) => (
            <Line
              key={one.key}
              picture={one}
              onAgain={() => void batch.current?.again(one.key)}
              onDrop={() => batch.current?.drop(one.key)}
            />
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {say(['取消', 'Cancel'])}
        </Button>
        <Button variant="contained" disabled={done === 0 || busy} onClick={add}>
          {say(['加入 {count} 张', 'Add {count}'], { count: done })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface LineProps {
  readonly picture: BatchPicture
  onAgain(): void
  onDrop(): void
}

function Line({ picture, onAgain, onDrop }: LineProps) {
  const say = useSay()
  const { file, at, share, why } = picture
  const { name } = file
  const isWrong = at === 'refused' || at === 'failed'
  return (
    <li className={isWrong ? 'wrong' : undefined}>
      <Thumb file={file} />
      <div>
        <span className="picture-name" title={name}>
          {name}
        </span>
        <small>{size(file.size)}</small>
        {at === 'sending' && (
          <progress
            max={1}
            value={share}
            aria-label={say(['{name} 上传进度', 'Upload of {name}'], { name })}
          />
        )}
        {at === 'checking' && <small>{say(['正在检查……', 'Checking …'])}</small>}
        {at === 'done' && <small className="picture-done">{say(['已上传', 'Sent'])}</small>}
        {isWrong && why && (
          <small role="alert" className="field-problem">
            {at === 'failed'
              ? say(['上传失败：{why}', 'The upload failed: {why}'], { why: say(why) })
              : say(why)}
          </small>
        )}
      </div>
      {at === 'failed' && <Button onClick={onAgain}>{say(['重试', 'Try again'])}</Button>}
      <IconButton
        size="small"
        aria-label={say(['移除 {name}', 'Leave out {name}'], { name })}
        onClick={onDrop}
      >
        <Close fontSize="small" />
      </IconButton>
    </li>
  )
}

/** The file as it lies on this machine: nothing has to be fetched to see it. */
function Thumb({ file }: { readonly file: File }) {
  const address = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <img
      src={address}
      alt=""
      onError={({ currentTarget }) => {
        currentTarget.style.visibility = 'hidden'
      }}
    />
  )
}
