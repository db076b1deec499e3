import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { catalogue } from '#resources/catalogue.ts'
import { relativeTime } from '#widgets/format/relativeTime.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useLanguage, useSay } from '../../i18n/useSay.ts'
import { forgetTyped } from '../../views/form/portalDrafts.ts'
import { Failed } from './CardState.tsx'
import { askUnfinished, type Unfinished as Draft } from './homeCalls.ts'

/** What one typed and has not saved, on whatever machine; each leads back to its form. Nothing where there is none. */
export function Unfinished() {
  const say = useSay()
  const client = useQueryClient()
  const { info } = useUser()
  const queryKey = ['unfinished', info.id]
  const { data, error } = useQuery({
    queryKey,
    queryFn: askUnfinished,
    meta: { quiet: true },
    refetchOnWindowFocus: true,
    retry: false,
    staleTime: 0,
  })
  if (!error && !data?.length) return null
  const forget = ({ key }: Draft) => {
    forgetTyped(key, true)
    client.setQueryData<readonly Draft[]>(queryKey, (now) => now?.filter((one) => one.key !== key))
  }
  return (
    <section className="card home-card" aria-labelledby="unfinished">
      <h2 id="unfinished">
        {say(['你有 {count} 份没写完', '{count} not finished'], { count: data?.length ?? 0 })}
      </h2>
      {error && <Failed error={error} />}
      <ul className="unfinished">
        {data?.map((draft) => (
          <li key={draft.key}>
            <Line draft={draft} />
            <button type="button" onClick={() => forget(draft)}>
              {say(['丢弃', 'Discard'])}
              <span className="unseen">{nameOf(draft)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const nameOf = ({ title, recordId }: Draft): string => title ?? (recordId ? `#${recordId}` : '')

function Line({ draft }: { readonly draft: Draft }) {
  const say = useSay()
  const language = useLanguage()
  const { entity, recordId, address, at, gone } = draft
  const kind = say(catalogue.entities.get(entity)?.label ?? ['', ''])
  return (
    <Link to={address}>
      {recordId === null ? say(['新增{kind}', 'New {kind}'], { kind }) : kind}
      {nameOf(draft) && `“${nameOf(draft)}”`}
      <small>
        {relativeTime(new Date(at).toISOString(), language, Date.now())}
        {gone.length > 0 &&
          say(['，其中 {count} 项已不在表单中', ', {count} fields are no more'], {
            count: gone.length,
          })}
      </small>
    </Link>
  )
}
