import Button from '@mui/material/Button'
import type { CSSProperties } from 'react'
import type { Label } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import { groupDigits } from '#widgets/format/number.ts'
import { relativeTime } from '#widgets/format/relativeTime.ts'
import { size } from '#widgets/format/size.ts'
import { useLanguage, useSay } from '../../../i18n/useSay.ts'
import type { CacheRegion } from './CacheRegion.ts'

interface Props {
  readonly region: CacheRegion
  /** The portal's time: ages are seen from there. */
  readonly now: string
  onClear(): void
}

/** One part of the memory: how much it holds, how old it is, how often it was of use. */
export function CacheCard({ region, now, onClear }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { entries, bytes, oldest, newest, hits, misses, clearedAt, clearedBy } = region
  const ago = (at: string | null) =>
    at === null ? '–' : relativeTime(at, language, Date.parse(now))
  const asked = hits + misses
  const facts: readonly (readonly [Label, string])[] = [
    [['条目', 'Entries'], groupDigits(entries)],
    [['大小', 'Size'], size(bytes)],
    [['最早', 'Oldest'], ago(oldest)],
    [['最近', 'Newest'], ago(newest)],
  ]
  const title = say(region.label)
  return (
    <li className="card cache" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Button
          variant="outlined"
          onClick={onClear}
          aria-label={say(['清除{title}', 'Clear {title}'], { title })}
        >
          {say(['清除', 'Clear'])}
        </Button>
      </header>
      <p className="hint">{say(region.holds)}</p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label[1]}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="cache-use">
        <span
          className="cache-bar"
          style={{ '--share': asked > 0 ? hits / asked : 0 } as CSSProperties}
        />
        {asked > 0
          ? say(['命中 {share}%（{hits} / {asked}）', '{share}% hits ({hits} of {asked})'], {
              share: Math.round((hits / asked) * 100),
              hits: groupDigits(hits),
              asked: groupDigits(asked),
            })
          : say(['启动以来没有读取', 'Not read since the portal started'])}
      </div>
      <p className="hint">
        {clearedAt
          ? say(['上次清除：{at} {by}', 'Last cleared: {at} {by}'], {
              at: dateTime(clearedAt),
              by: clearedBy ?? '',
            })
          : say(['从未清除', 'Never cleared'])}
      </p>
    </li>
  )
}
