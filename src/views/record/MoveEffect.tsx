import type { Entity } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import type { Consequence } from '../perform/consequence.ts'
import { StateChip } from '../StateChip.tsx'
import './moveEffect.css'

interface Props extends Consequence {
  readonly entity: Entity
}

/** What a move comes to: from which state to which, and what follows, for whoever is to agree to it. */
export default function MoveEffect({ entity, from, to, follows }: Props) {
  const say = useSay()
  return (
    <div className="effect">
      <p className="effect-states">
        <StateChip entity={entity} state={from} />
        <span aria-hidden="true">→</span>
        <span className="for-readers">{say(['变为', 'becomes'])}</span>
        <StateChip entity={entity} state={to} />
      </p>
      {follows.length > 0 && (
        <ul aria-label={say(['随之而来', 'What follows'])}>
          {follows.map((label) => (
            <li key={label[0]}>{say(label)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
