import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type FormEvent, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { RecordPicker } from '#widgets/reference/RecordPicker.tsx'
import { useTrayUpload } from '#widgets/upload/useTrayUpload.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { CheckFoot } from './CheckFoot.tsx'
import { createBatch } from './calls.ts'
import { LastBatches } from './LastBatches.tsx'
import { pastedPhones } from './pastedPhones.ts'
import { RepeatNote } from './RepeatNote.tsx'
import { type Repeat, repeatOf } from './refusals.ts'
import { StepHead } from './StepHead.tsx'
import type { StepProps } from './StepProps.ts'
import { useAct } from './useAct.ts'

/** So many at once, and so long a reason. */
const most = 20_000
const [shortest, longest] = [4, 100]
const sendable = { status: 'active', takeWay: ['send', 'center'] }

/** One coupon to the phones somebody pastes: they become a list like any other, and are checked before anything is sent. */
export function SendCoupons({
  screen,
  entity,
  coupon: first,
}: StepProps & { readonly coupon: number | null }) {
  const say = useSay()
  return (
    <div className="bulk">
      <StepHead screen={screen} at="upload" />
      <Form path={screen.path} first={first} />
      <LastBatches
        {...{ screen, entity }}
        filter={{ kind: 'coupon' }}
        title={say(['最近 5 批', 'The last five'])}
        quiet
      />
    </div>
  )
}

function Form({ path, first }: { readonly path: string; readonly first: number | null }) {
  const say = useSay()
  const id = useId()
  const navigate = useNavigate()
  const upload = useTrayUpload()
  const { busy, act } = useAct()
  const [coupon, setCoupon] = useState(first)
  const [quantity, setQuantity] = useState('1')
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [repeat, setRepeat] = useState<Repeat | null>(null)
  const { phones, twice, wrong } = pastedPhones(text)
  const length = [...reason.trim()].length
  const faults = {
    coupon: coupon === null,
    quantity: !/^[1-9]\d?$/.test(quantity),
    phones: phones.length === 0 || phones.length > most || wrong.length > 0,
    reason: length < shortest || length > longest,
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setRepeat(null)
    if (Object.values(faults).includes(true)) return
    const name = '优惠券发放模板.csv'
    const lines = phones.map((phone) => `${phone},,${coupon},${quantity}`)
    const list = new File([`\ufeff手机号,用户ID,优惠券ID,张数\n${lines.join('\n')}`], name)
    const send = async () => {
      const sent = await upload(list, {
        kind: 'image',
        onProgress: () => {},
        signal: new AbortController().signal,
      })
      return createBatch({
        kind: 'coupon',
        file: { ...sent, name },
        fileName: name,
        reason: reason.trim(),
      })
    }
    const batch = await act('check', send, (error) => {
      const same = repeatOf(error)
      setRepeat(same)
      return same !== null
    })
    if (batch) navigate(`${path}?batch=${batch.id}`)
  }
  return (
    <form className="card bulk-upload" onSubmit={submit} noValidate>
      <div className="bulk-upload-head">
        <h2>{say(['粘贴手机号发放', 'Send to pasted phones'])}</h2>
        <Button component={Link} to={`${path}?kind=coupon`} variant="outlined">
          {say(['用表格发放', 'Send by spreadsheet'])}
        </Button>
      </div>
      <div className="send-coupon">
        <div>
          <label htmlFor={`${id}-coupon`}>{say(['优惠券', 'Coupon'])}</label>
          <RecordPicker
            id={`${id}-coupon`}
            entity="coupon"
            value={coupon}
            filter={sendable}
            onPick={setCoupon}
            placeholder={say(['发放中的券，按名称查找', 'Active coupons, by name'])}
          />
          {tried && faults.coupon && (
            <p role="alert" className="upload-refused">
              {say(['请选择要发放的优惠券', 'Choose the coupon to send'])}
            </p>
          )}
        </div>
        <TextField
          label={say(['每人张数', 'Each gets'])}
          value={quantity}
          onChange={(event) => setQuantity(event.target.value)}
          error={tried && faults.quantity}
          helperText={say(['1 到 99 张', '1 to 99'])}
          inputMode="numeric"
        />
      </div>
      <TextField
        label={say(['手机号', 'Phones'])}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={say(['每行一个，也可用逗号分隔', 'One a line, or parted by commas'])}
        multiline
        minRows={6}
        maxRows={14}
        fullWidth
        error={tried && faults.phones}
        helperText={say(
          [
            '{count} 个号码，去掉重复 {twice} 个；每次最多 {most} 个，未注册的会在校验中列出',
            '{count} phones, {twice} repeated ones left out; at most {most} at once. Unknown ones are listed by the check',
          ],
          { count: phones.length, twice, most },
        )}
      />
      {wrong.length > 0 && (
        <p role="alert" className="upload-refused">
          {say(
            [
              '不是手机号，请改正或删去：{wrong}',
              'No phones; put them right or take them out: {wrong}',
            ],
            {
              wrong: wrong.slice(0, 8).join('、') + (wrong.length > 8 ? ' …' : ''),
            },
          )}
        </p>
      )}
      <TextField
        label={say(['发放原因', 'Reason'])}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        required
        fullWidth
        error={tried && faults.reason}
        helperText={say(
          [
            '{shortest} 到 {longest} 个字（{length}/{longest}）',
            '{shortest} to {longest} characters ({length}/{longest})',
          ],
          {
            shortest,
            longest,
            length,
          },
        )}
      />
      {repeat && <RepeatNote kind="coupon" path={path} {...repeat} />}
      <CheckFoot busy={busy !== null} kind="coupon" />
    </form>
  )
}
