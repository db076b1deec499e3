import { useGetOne } from 'ra-core'
import { use } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { listPathOf } from '#resources/screens.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { FieldCell } from '../../../views/FieldCell.tsx'
import { FieldValue } from '../../../views/show/FieldValue.tsx'
import '../../../views/show.css'

const facts = ['bookAuthor', 'translator', 'publisher', 'publishDate', 'judgeScore', 'doubanScore']

/** The book that is judged: what it looks like, who made it, why the club reads it. */
export function JudgedBook({ id }: { readonly id: number }) {
  const say = useSay()
  const entity = use(loadEntity('doreadBook'))
  const { data, error, refetch } = useGetOne('doreadBook', { id: String(id) })
  if (!data)
    return (
      <section className="card judging-side">{error && <SearchFailed again={refetch} />}</section>
    )
  const book = data as Row
  const cover = typeof book.cover === 'string' ? book.cover : undefined
  return (
    <section className="card judging-side judging-book" aria-labelledby="judging-book">
      {cover && <img src={cover} alt={say(['封面', 'Cover'])} />}
      <div>
        <h2 id="judging-book">
          <Link to={`${listPathOf('doreadBook')}/${id}`}>《{String(book.title)}》</Link>
        </h2>
        <dl className="judging-facts">
          {facts
            .filter((name) => book[name] !== null && book[name] !== undefined)
            .map((name) => (
              <div key={name}>
                <dt>{say(entity.fields[name]!.label)}</dt>
                <dd>
                  <FieldCell {...{ entity, name }} field={entity.fields[name]!} record={book} />
                </dd>
              </div>
            ))}
        </dl>
      </div>
      {['reason', 'introduction'].map((name) => (
        <div key={name} className="judging-text">
          <h3>{say(entity.fields[name]!.label)}</h3>
          <FieldValue {...{ entity, name }} field={entity.fields[name]!} record={book} />
        </div>
      ))}
    </section>
  )
}
