import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { Row } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import { CopyReply } from '../../../views/timeline/CopyReply.tsx'
import { toldOf } from '../../../views/timeline/toldOf.ts'
import type { HeldList } from './useParts.ts'

interface Props {
  readonly list: HeldList
  readonly told: string
  readonly rows: readonly Row[]
}

/** Rows of lists that did not give what they were to give: why, in a sentence, and one to send her. */
export function HoldingsTold({ list: { of, label = of.label }, told, rows }: Props) {
  const say = useSay()
  const {
    data = {},
    error,
    refetch,
  } = useQuery({
    queryKey: [of.name, told, rows.map(({ id, version, status }) => [id, version, status])],
    queryFn: () => toldOf(of, told, rows),
    meta: { quiet: true },
    retry: false,
  })
  if (error) return <SearchFailed again={() => void refetch()} />
  const missed = rows.flatMap((row) => {
    const words = data[String(row.id)]
    return words && words.became !== 'given' ? [{ row, words }] : []
  })
  if (missed.length === 0) return null
  return (
    <section className="user-held held-told" aria-label={say(label)}>
      <header>
        <h2>{say(label)}</h2>
      </header>
      <ul>
        {missed.map(({ row, words }) => (
          <li key={String(row.id)}>
            <time dateTime={String(row.createdAt)}>{dateTime(String(row.createdAt))}</time>
            <span>{say(words.why)}</span>
            <span className="held-told-on">
              {words.reply && <CopyReply text={words.reply} />}
              <Link to={`/open/batchGive/${String(row.batch)}`}>
                {say(['看批次', 'The batch'])}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
