import { use } from 'react'
import { Link } from 'react-router-dom'
import type { Label } from '#declare'
import type { ReadersThen } from '#wire/readersThen.ts'
import { useSay } from '../../i18n/useSay.ts'
import './uses.css'
import './moveEffect.css'

interface Props {
  /** Given once the portal has tried it. */
  readonly found: Promise<ReadersThen | undefined>
}

const titles: { readonly [what in 'unseen' | 'lacking']: Label } = {
  unseen: ['读者届时也看不到：', 'Readers will see these no longer, either:'],
  lacking: ['这些会缺少所需的内容：', 'These will lack what they need:'],
}

/** What readers will see of those that refer to a record, once it is gone or moved: who goes out of sight, who lacks it. */
export default function ThenNote({ found }: Props) {
  const say = useSay()
  const then = use(found)
  if (!then || then.unseen.length + then.lacking.length === 0) return null
  return (
    <div className="effect uses">
      {(['unseen', 'lacking'] as const)
        .filter((what) => then[what].length > 0)
        .map((what) => (
          <section key={what} aria-label={say(titles[what])}>
            <p className="effect-along">{say(titles[what])}</p>
            <ul>
              {then[what].map((group) => (
                <li key={group.entity}>
                  <Group {...group} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      {then.more && (
        <p className="hint">
          {say([
            '引用很多，只试了最前面的一部分',
            'Many refer to it: only the first of them were tried',
          ])}
        </p>
      )}
    </div>
  )
}

function Group({ entity, label, count, records }: ReadersThen['unseen'][number]) {
  const say = useSay()
  return (
    <>
      {say(['{label}：{count} 条', '{label}: {count}'], { label: say(label), count })}
      {records.length > 0 && (
        <ul>
          {records.map(({ id, title, says }) => (
            <li key={id}>
              <Link to={`/open/${entity}/${id}`}>{title}</Link>
              {says && <small> {says}</small>}
            </li>
          ))}
          {count > records.length && (
            <li>
              {say(['……另有 {more} 条', '… and {more} more'], { more: count - records.length })}
            </li>
          )}
        </ul>
      )}
    </>
  )
}
