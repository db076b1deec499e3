import { useId, useState } from 'react'
import {
  PICTURE_KB,
  type PictureInsert,
  pictureInsertProblem,
  pictureTooLarge,
} from '#derive/richText/inserts.ts'
import { useSay } from '#src/i18n/useSay.ts'
import { pictureForms } from '../../image/pictureProblem.ts'
import type { DialogProps } from './dialogProps.ts'
import { InsertDialog, Line } from './InsertDialog.tsx'
import { PictureBox } from './PictureBox.tsx'

const blank: PictureInsert = {
  imgUrl: '',
  explanation: '',
  watermark: false,
  textIcon: false,
  style: 'full',
}
const styles = [
  ['full', ['通栏图片', 'Full width']],
  ['cover', ['书封（宽 190px）', 'Book cover (190 px wide)']],
] as const

/** A picture with its explanation, its marks and its style. */
export default function PictureDialog({
  values,
  maxKB = PICTURE_KB,
  ...props
}: DialogProps<PictureInsert>) {
  const say = useSay()
  const id = useId()
  const [picture, setPicture] = useState(values ?? blank)
  const set = (change: Partial<PictureInsert>) => setPicture((before) => ({ ...before, ...change }))
  return (
    <InsertDialog
      title={values ? ['修改图片', 'Change the picture'] : ['插入图片', 'Insert a picture']}
      changes={values !== undefined}
      problem={() => pictureInsertProblem(picture)}
      onClose={props.onClose}
      onDone={() => props.onDone(picture)}
    >
      <PictureBox
        label={['图片', 'Picture']}
        url={picture.imgUrl}
        most={maxKB}
        hint={[
          `${pictureForms}，${maxKB}KB以内`,
          `${pictureForms.replaceAll('、', ', ')}, within ${maxKB} KB`,
        ]}
        tooLarge={pictureTooLarge(maxKB)}
        onPick={(imgUrl, alt) =>
          set({ imgUrl, ...(alt && picture.explanation === '' && { explanation: alt }) })
        }
      />
      <Line
        label={['图片说明', 'Explanation']}
        value={picture.explanation}
        hint={say([
          '显示在图片下方，也读给看不见图片的人听',
          'Shown below the picture, and read to those who cannot see it',
        ])}
        onChange={(explanation) => set({ explanation })}
      />
      <fieldset className="insert-options">
        <legend>{say(['样式', 'Style'])}</legend>
        {styles.map(([style, label]) => (
          <label key={style} className="field-option">
            <input
              type="radio"
              name={id}
              checked={picture.style === style}
              onChange={() => set({ style })}
            />
            {say(label)}
          </label>
        ))}
      </fieldset>
      <div className="insert-options">
        <label className="field-option">
          <input
            type="checkbox"
            checked={picture.watermark}
            onChange={(event) => set({ watermark: event.target.checked })}
          />
          {say(['水印', 'Watermark'])}
        </label>
        <label className="field-option">
          <input
            type="checkbox"
            checked={picture.textIcon}
            onChange={(event) => set({ textIcon: event.target.checked })}
          />
          {say(['小字图标', 'Small text icon'])}
        </label>
      </div>
    </InsertDialog>
  )
}
