import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Label } from '#declare'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { Failed } from './CardState.tsx'

interface Props<T> {
  /** Of its heading, and under which its answer is known. */
  readonly id: string
  readonly title: Label
  ask(): Promise<readonly T[]>
  keyOf(one: T): string
  /** What is said of one, in its line. */
  children(one: T): ReactNode
}

/** A card of the home page that lists what there is to be seen to, a line each; nothing where there is none. */
export function ListCard<T>({ id, title, ask, keyOf, children }: Props<T>) {
  const say = useSay()
  const { info } = useUser()
  const { data, error } = useQuery({
    queryKey: [id, info.id],
    queryFn: ask,
    meta: { quiet: true },
    refetchOnWindowFocus: true,
    retry: false,
    staleTime: 0,
  })
  if (!error && !data?.length) return null
  return (
    <section className="card home-card" aria-labelledby={id}>
      <h2 id={id}>{say(title)}</h2>
      {error && <Failed error={error} />}
      <ul className="unfinished">
        {data?.map((one) => (
          <li key={keyOf(one)}>{children(one)}</li>
        ))}
      </ul>
    </section>
  )
}
