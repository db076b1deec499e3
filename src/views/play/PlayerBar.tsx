import { useEffect, useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { play, usePlaying } from './playing.ts'
import './play.css'

/** What plays, at the foot of the screen: one goes on looking through the rows meanwhile. */
export function PlayerBar() {
  const say = useSay()
  const sound = usePlaying()
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => () => play(null), [])
  if (!sound) return null
  return (
    <section className="player" aria-label={say(['正在试听', 'Listening'])}>
      {sound.picture && <img src={sound.picture} alt="" width={40} height={40} />}
      <span className="player-title" title={sound.title}>
        {sound.title}
        {failed === sound.url && (
          <small role="alert">
            {say(['无法播放：音频不存在或地址不可访问', 'It cannot be played: no sound came back'])}
          </small>
        )}
      </span>
      {/* biome-ignore lint/a11y/useMediaCaption: speech whose notes stand in the record */}
      <audio
        key={sound.url}
        src={sound.url}
        controls
        autoPlay
        onError={() => setFailed(sound.url)}
      />
      <button type="button" className="act" onClick={() => play(null)}>
        {say(['关闭', 'Close'])}
      </button>
    </section>
  )
}
