import { useId } from 'react'
import type { Label } from '#declare'
import { formWaitingFor, stopWaiting } from '#src/client/uploadsUnderWay.ts'
import { useSay } from '#src/i18n/useSay.ts'
import type { TrayItem } from './tray/trayItem.ts'
import { allowUpload, mayBeAllowed } from './tray/trayOf.ts'
import { shareOf, trayWords } from './tray/trayWords.ts'
import type { UploadTray } from './tray/uploadTray.ts'
import '../input/field.css'

interface Props {
  readonly item: TrayItem
  readonly tray: UploadTray
  /** Others stand beside it: its buttons say whose they are. */
  readonly named?: boolean
}

/** How one file stands: as a bar, in words, and what can be done about it. */
export function UploadRow({ item, tray, named = false }: Props) {
  const say = useSay()
  const { id, name, at } = item
  const share = shareOf(item)
  const isWrong = at === 'failed' || at === 'lost'
  const button = (label: Label, press: () => unknown) => (
    <button
      type="button"
      className="field-link"
      {...(named && { 'aria-label': `${say(label)} ${name}` })}
      onClick={() => void press()}
    >
      {say(label)}
    </button>
  )
  return (
    <>
      {(at === 'sending' || at === 'waiting' || at === 'paused' || at === 'wanted') && (
        <>
          <progress
            max={1}
            value={share}
            aria-label={say(['{name} 上传进度', 'Upload of {name}'], { name })}
          />
          <span>{Math.round(share * 100)}%</span>
        </>
      )}
      <span {...(isWrong && { role: 'alert', className: 'field-problem' })}>
        {trayWords(item, say)}
      </span>
      {(at === 'sending' || at === 'waiting') && button(['暂停', 'Pause'], () => tray.pause(id))}
      {at === 'paused' && button(['继续', 'Go on'], () => tray.resume(id))}
      {isWrong && button(['重试', 'Try again'], () => tray.resume(id))}
      {at === 'wanted' && <ChooseAgain {...{ item, tray }} />}
      <button
        type="button"
        className="field-link"
        {...(named && { 'aria-label': `${say(['取消', 'Cancel'])} ${name}` })}
        onClick={({ currentTarget }) => {
          stopWaiting(currentTarget.form ?? formWaitingFor(id))
          tray.giveUp(id)
        }}
      >
        {say(['取消', 'Cancel'])}
      </button>
    </>
  )
}

/** The file that is to be chosen again, or to be allowed to be read where it lies. */
function ChooseAgain({ item, tray }: Pick<Props, 'item' | 'tray'>) {
  const say = useSay()
  const id = useId()
  const { name } = item
  if (mayBeAllowed(item.id))
    return (
      <button type="button" className="field-link" onClick={() => void allowUpload(tray, item.id)}>
        {say(['允许读取 {name} 并继续', 'Let {name} be read, and go on'], { name })}
      </button>
    )
  return (
    <label className="field-link upload-again" htmlFor={id}>
      {say(['重新选择 {name}', 'Choose {name} again'], { name })}
      <input
        id={id}
        type="file"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file && !tray.give(item.id, file))
            target.setCustomValidity(
              say(
                ['这不是 {name}：名称或大小不同', 'That is not {name}: its name or size differs'],
                { name },
              ),
            )
          else target.setCustomValidity('')
          target.reportValidity()
          target.value = ''
        }}
      />
    </label>
  )
}
