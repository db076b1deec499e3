import { useContext, useEffect, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { duration } from '../format/duration.ts'
import { CoversContext } from './CoversContext.ts'

const COUNT = 8

interface Props {
  readonly url: string
  /** The address of the one that was chosen, once it is sent. */
  readonly onCover: (cover: string) => void
  readonly onClose: () => void
}
interface Shown {
  readonly at: number
  readonly picture: File
  /** What the browser shows it by. */
  readonly seen: string
}

/** Pictures spread over a film: the one that is pressed becomes its cover. */
export default function CoverChoice({ url, onCover, onClose }: Props) {
  const say = useSay()
  const { frames, send } = useContext(CoversContext)
  const [shown, setShown] = useState<readonly Shown[]>([])
  const [state, setState] = useState<'reading' | 'read' | 'unread' | 'sending' | 'unsent'>(
    'reading',
  )
  useEffect(() => {
    let isGone = false
    const made: string[] = []
    const read = async () => {
      for await (const frame of frames(url, COUNT)) {
        if (isGone) return
        const seen = URL.createObjectURL(frame.picture)
        made.push(seen)
        setShown((all) => [...all, { ...frame, seen }])
      }
      setState('read')
    }
    setShown([])
    read().catch(() => !isGone && setState('unread'))
    return () => {
      isGone = true
      for (const seen of made) URL.revokeObjectURL(seen)
    }
  }, [url, frames])
  const choose = (picture: File) => {
    setState('sending')
    send(picture).then(onCover, () => setState('unsent'))
  }
  return (
    <fieldset className="covers">
      <legend>{say(['选一帧作封面', 'Choose a frame as its cover'])}</legend>
      {shown.length > 0 && (
        <ul>
          {shown.map(({ at, picture, seen }) => (
            <li key={at}>
              <button
                type="button"
                disabled={state === 'sending'}
                aria-label={say(['用 {at} 的画面', 'The frame at {at}'], { at: duration(at) })}
                onClick={() => choose(picture)}
              >
                <img src={seen} alt="" />
                <span>{duration(at)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <span className="field-row">
        {state === 'reading' && <span role="status">{say(['正在取画面…', 'Taking frames…'])}</span>}
        {state === 'sending' && (
          <span role="status">{say(['正在上传封面…', 'Sending the cover…'])}</span>
        )}
        <button type="button" className="field-link" onClick={onClose}>
          {say(['不换封面', 'Keep the cover'])}
        </button>
      </span>
      {state === 'unread' && (
        <small role="alert" className="field-problem">
          {say([
            '没有取出画面：视频取不到，或此浏览器解不开它。可换用新版 Chrome 或 Edge 再试；封面不变。',
            'No frame was taken: the film cannot be fetched, or not decoded here. Try a recent Chrome or Edge; the cover stays.',
          ])}
        </small>
      )}
      {state === 'unsent' && (
        <small role="alert" className="field-problem">
          {say([
            '封面没有传上去：请检查网络后再按一次；原封面不变。',
            'The cover was not sent: look at the network and press again; the one before stays.',
          ])}
        </small>
      )}
    </fieldset>
  )
}
