import './states.css'

interface Props {
  /** How many are drawn: as many as stood there before, where that is known. */
  readonly count: number
  /** The records stand on cards of their own. */
  readonly cards?: boolean
}

/** Grey lines where records will stand, so that nothing jumps; seen only where the answer takes longer than a blink. */
export const WaitingRows = ({ count, cards }: Props) => (
  <div className={cards ? 'waiting-rows cards-apart' : 'waiting-rows'} aria-hidden="true">
    {Array.from({ length: Math.min(Math.max(count, 1), MOST) }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
      <div key={at} className={cards ? 'card' : undefined}>
        <span />
        <span />
      </div>
    ))}
  </div>
)

/** More are never in sight. */
const MOST = 12
