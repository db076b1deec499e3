import { useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'

/** A sound, played where it stands; says so where none comes. */
export function AudioPlayer({ url, name }: { readonly url: string; readonly name: string }) {
  const say = useSay()
  const [failed, setFailed] = useState('')
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: speech; its text is the record itself */}
      <audio
        controls
        preload="none"
        src={url}
        aria-label={say(['播放 {name}', 'Play {name}'], { name })}
        onError={() => setFailed(url)}
      />
      {failed === url && (
        <small role="alert" className="field-problem">
          {say(['无法播放：音频不存在或地址不可访问', 'It cannot be played: no sound came back'])}
        </small>
      )}
    </>
  )
}
