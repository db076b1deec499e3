import type { Entity } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import type { Consequence } from '../perform/consequence.ts'
import { StateChip } from '../StateChip.tsx'
import './moveEffect.css'

interface Props extends Consequence {
  readonly entity: Entity
}

/** What a move comes to: from which state to which, and what follows, for whoever is to agree to it. */
export default function MoveEffect({ entity, from, to, unable, follows }: Props) {
  const say = useSay()
  return (
    <div className="effect">
      <p className="effect-states">
        <StateChip entity={entity} state={from} />
        <span aria-hidden="true">→</span>
        <span className="for-readers">{say(['变为', 'becomes'])}</span>
        <StateChip entity={entity} state={to} />
      </p>
      {unable > 0 && (
        <p className="effect-unable">
          {say(
            [
              '其中 {unable} 条按当前状态不能执行，将列为未完成。',
              '{unable} of them cannot, as they stand: they will be listed as not done.',
            ],
            { unable },
          )}
        </p>
      )}
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
