import type { Action, Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { play, soundOf, usePlaying } from './playing.ts'
import './play.css'

interface Props {
  readonly entity: Entity
  readonly action: Action
  readonly row: Row
  readonly picture: unknown
}

/** A record's picture with the button on it that lets one hear it; a plain tile where it has no picture. */
export function PlayCover({ entity, action, row, picture }: Props) {
  const say = useSay()
  const sound = soundOf(entity, action, row)
  const playing = usePlaying()?.of === sound?.of && sound !== null
  const label = say(playing ? ['停止', 'Stop'] : action.label)
  return (
    <span className={playing ? 'play-cover playing' : 'play-cover'}>
      {typeof picture === 'string' && picture !== '' && (
        <img src={picture} alt="" loading="lazy" decoding="async" width={40} height={40} />
      )}
      {sound && (
        <button
          type="button"
          aria-label={`${label}：${sound.title}`}
          title={label}
          aria-pressed={playing}
          onClick={() => play(sound)}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <path d={playing ? 'M7 5h4v14H7zM13 5h4v14h-4z' : 'M8 5v14l11-7z'} />
          </svg>
        </button>
      )}
    </span>
  )
}
