import { useSay } from '../../i18n/useSay.ts'
import { ShareChart } from '../charts/ShareChart.tsx'
import { figureText } from './figureText.ts'
import { namedBy } from './namedBy.ts'
import type { PanelProps } from './panelProps.ts'

/** Parts of a whole: the ring, and beside it what each is. */
export function Shares({ told, data, title }: PanelProps) {
  const say = useSay()
  const [measure = ''] = data.measures
  const unit = told.measures[measure]?.unit ?? 'count'
  const rows = data.rows ?? []
  return (
    <div className="shares">
      <ShareChart
        title={title}
        total={figureText(data.total?.[measure], unit, say, true)}
        shares={rows.map(({ labels, values, share }) => ({
          name: labels.map(namedBy(say)).join(' · '),
          value: values[measure] ?? 0,
          words: `${figureText(share, 'percent', say)} · ${figureText(values[measure], unit, say)}`,
        }))}
      />
      <ul>
        {rows.map(({ keys, labels, values, share }, at) => (
          <li key={`${keys.join()} ${labels.map(namedBy(say)).join()}`}>
            <i className={`tone-${at % 8}`} aria-hidden="true" />
            <span>{labels.map(namedBy(say)).join(' · ')}</span>
            <b>{figureText(share, 'percent', say)}</b>
            <small>{figureText(values[measure], unit, say)}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
