import { useSay } from '../../../i18n/useSay.ts'
import { figureWords } from './figureWords.ts'
import type { StatementFigure } from './StatementKind.ts'

/** The sums of a statement, large, in the order they are worked out; the last is what is paid. */
export function StatementFigures({ figures }: { readonly figures: readonly StatementFigure[] }) {
  const say = useSay()
  return (
    <dl className="card statement-figures">
      {figures.map(({ label, value, as, note, filling }) => (
        <div key={label[1]}>
          <dt>{say(label)}</dt>
          <dd className={value < 0 ? 'below' : undefined}>{figureWords(value, as, say)}</dd>
          {note && <dd className="statement-note">{say(note, filling)}</dd>}
        </div>
      ))}
    </dl>
  )
}
