import { useEffect, useState } from 'react'
import type { StoredFile } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { FileCell } from '../cell/FileCell.tsx'

/** Silences the sound that plays: one at a time. */
let hush = () => {}

/** A sound one hears where it stands, by its name and length. */
export function AudioCell(props: CellProps) {
  const say = useSay()
  const [at, setAt] = useState<'still' | 'playing' | 'failed'>('still')
  const { url, name } = props.value as StoredFile
  const still = () => setAt('still')
  useEffect(
    () => () => {
      if (at === 'playing') hush = () => {}
    },
    [at],
  )
  return (
    <span className="cell-several">
      <button
        type="button"
        className="cell-play"
        aria-pressed={at === 'playing'}
        aria-label={say(['播放 {name}', 'Play {name}'], { name })}
        onClick={(event) => {
          event.stopPropagation()
          if (at === 'playing') return still()
          hush()
          hush = still
          setAt('playing')
        }}
      />
      {at === 'playing' && (
        // biome-ignore lint/a11y/useMediaCaption: speech; its text is the record itself
        <audio src={url} autoPlay onEnded={still} onError={() => setAt('failed')} />
      )}
      {at === 'failed' && <small role="alert">{say(['无法播放', 'It cannot be played'])}</small>}
      <FileCell {...props} />
    </span>
  )
}
