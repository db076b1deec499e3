import type { Label } from '#declare'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { worthOf } from './worthOf.ts'

/** A number that matters, and the rows it leads to. */
export interface Tile {
  readonly name: string
  readonly label: Label
  readonly count: number
  readonly tone?: 'good' | 'held' | 'bad'
  /** False where there are no rows to look at behind it. */
  readonly leads?: false
}
interface Props {
  readonly tiles: readonly Tile[]
  readonly chosen?: string
  /** Left out where no rows stand below. */
  readonly onChoose?: (name: string) => void
}

/** The counts of a batch, large; each shows its rows below. */
export function Tiles({ tiles, chosen, onChoose }: Props) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div className="bulk-tiles" role="group" aria-label={say(['行数', 'Counts'])}>
      {tiles.map(({ name, label, count, tone, leads }) => {
        const quiet = count === 0 || !tone ? '' : tone
        const content = (
          <>
            <span className="bulk-tile-label">{say(label)}</span>
            <strong>{groupDigits(count)}</strong>
          </>
        )
        return leads === false || !onChoose ? (
          <div key={name} className={`bulk-tile ${onChoose ? '' : quiet}`} data-tile={name}>
            {content}
          </div>
        ) : (
          <button
            key={name}
            type="button"
            data-tile={name}
            className={`bulk-tile ${quiet}`}
            aria-pressed={chosen === name}
            onClick={() => onChoose(name)}
          >
            {content}
          </button>
        )
      })}
    </div>
  )
}

interface AmountProps {
  readonly kind: string
  readonly label: Label
  readonly fen: number
  /** Rows among them of which nobody knows the worth. */
  readonly unpriced?: number
}

/** An amount nobody may misread: yuan large, fen behind it; nothing for kinds that give no money. */
export function Amount({ kind, label, fen, unpriced = 0 }: AmountProps) {
  const say = useSay()
  const { total } = bulkKinds[kind] ?? {}
  if (!total) return null
  return (
    <div className="bulk-amount">
      <span className="bulk-tile-label">
        {say(label)} · {say(total.of)}
      </span>
      <strong>{worthOf(say, fen, unpriced)}</strong>
      {(fen > 0 || unpriced === 0) && (
        <small>{say(['{fen} 分', '{fen} fen'], { fen: groupDigits(fen) })}</small>
      )}
    </div>
  )
}
