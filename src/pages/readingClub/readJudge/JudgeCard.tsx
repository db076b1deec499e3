import { useGetList, useGetOne } from 'ra-core'
import { use } from 'react'
import type { Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { FieldCell } from '../../../views/FieldCell.tsx'
import { StateChip } from '../../../views/StateChip.tsx'

/** So many of a judge's other judgements are shown, the newest first. */
const MOST = 8
const NONE: never[] = []
const columns = ['book', 'totalScore', 'verdict', 'status']

/** Who judges, and what else they gave: whether somebody is strict or mild shows in the row of their scores. */
export function JudgeCard({ id, judgement }: { readonly id: number; readonly judgement: number }) {
  const say = useSay()
  const entity = use(loadEntity('readJudge'))
  const { data: judge, error: unknown } = useGetOne('doreadName', { id: String(id) })
  const {
    data = NONE,
    error,
    refetch,
  } = useGetList('readJudge', {
    filter: { judge: id },
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: { page: 1, perPage: MOST + 1 },
    meta: { columns },
  })
  const others = (data as readonly Row[]).filter((row) => row.id !== judgement).slice(0, MOST)
  const given = others.flatMap(({ totalScore }) => (totalScore == null ? [] : [Number(totalScore)]))
  const mean = given.reduce((sum, score) => sum + score, 0) / given.length
  const { name, title, avatar } = (judge ?? {}) as Row
  return (
    <section className="card judging-side judging-judge" aria-labelledby="judging-judge">
      <header>
        {typeof avatar === 'string' && <img src={avatar} alt="" />}
        <div>
          <h2 id="judging-judge">{String(name ?? (unknown ? `#${id}` : ''))}</h2>
          <small>{String(title ?? '')}</small>
        </div>
      </header>
      <h3>
        {say(['该评委的其他评分', 'What else this judge gave'])}
        {given.length > 0 && (
          <small>{say(['平均 {mean}', '{mean} on average'], { mean: mean.toFixed(1) })}</small>
        )}
      </h3>
      {error && data === NONE ? (
        <SearchFailed again={refetch} />
      ) : others.length === 0 ? (
        <p className="hint">{say(['还没有其他评测', 'No other judgement yet'])}</p>
      ) : (
        <table className="judging-others">
          <tbody>
            {others.map((row) => (
              <tr key={String(row.id)}>
                <th scope="row">
                  <FieldCell entity={entity} name="book" field={entity.fields.book!} record={row} />
                </th>
                <td>{String(row.totalScore ?? '–')}</td>
                <td>
                  <StateChip entity={entity} state={row[entity.stateField]} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
