import ArrowForward from '@mui/icons-material/ArrowForward'
import Alert from '@mui/material/Alert'
import type { Label } from '#declare'
import type { MergeNumbers as Numbers } from '../../dataProvider/portalProvider.ts'
import { useSay } from '../../i18n/useSay.ts'
import './merge.css'

/** Who goes into whom, how many records change, and what stands in the way. */
export function MergeNumbers({
  numbers,
  gone,
}: {
  readonly numbers: Numbers
  readonly gone: Label
}) {
  const say = useSay()
  const { target, sources, uses, total, problems } = numbers
  return (
    <section className="merge-numbers" aria-live="polite">
      <p className="merge-way">
        <span>{sources.map(({ title }) => title).join('、')}</span>
        <ArrowForward fontSize="small" aria-hidden="true" />
        <strong>{target.title}</strong>
      </p>
      {uses.length > 0 && (
        <table className="merge-uses">
          <thead>
            <tr>
              <th>{say(['引用处', 'Referred to in'])}</th>
              <th className="number">{say(['条数', 'Records'])}</th>
            </tr>
          </thead>
          <tbody>
            {uses.map(({ entity, label, field, count }) => (
              <tr key={`${entity} ${field[1]}`}>
                <th scope="row">
                  {say(label)} <span>{say(field)}</span>
                </th>
                <td className="number">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="hint">
        {total > 0
          ? say(['共改写 {total} 条记录；', '{total:record is|records are} rewritten; '], { total })
          : say(['没有引用需要改写；', 'Nothing refers to them; '])}
        {say(gone, { count: sources.length })}
      </p>
      {problems.length > 0 && (
        <Alert severity="error">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
      )}
    </section>
  )
}
