import { useId, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { CommentsToTalk } from './CommentsToTalk.tsx'
import { originLabels } from './originOf.ts'
import {
  countOf,
  kindsIn,
  MOST_LISTED,
  type ReportItem,
  type ReportKind,
  reportKinds,
} from './pasteReport.ts'
import { pasteWays, revisionLabels, revisionWays, wayLabels } from './pasteWays.ts'
import type { PasteNews } from './usePaste.ts'
import { Ways } from './Ways.tsx'

interface Props {
  readonly news: PasteNews
  /** Says something beside the record of the text; null where there is none to say it at. */
  readonly talk: ((text: string) => Promise<void>) | null
}

/** What was pasted and what became of it, counted, each to be looked at; and the ways to take it otherwise. */
export function PasteReportView({ news, talk }: Props) {
  const say = useSay()
  const id = useId()
  const [isLooked, setLooked] = useState(false)
  const { pasted, isOpen, take, revise } = news
  const { report, origin, wish } = pasted
  const changes = countOf(report, 'insertion') + countOf(report, 'deletion')
  const kinds = kindsIn(report)
  const counted = (is: 'kept' | 'changed' | 'dropped') =>
    kindsIn(report, is)
      .map((kind) => `${say(reportKinds[kind].label)} ${countOf(report, kind)}`)
      .join(say(['、', ', ']))
  const [kept, changed, dropped] = [counted('kept'), counted('changed'), counted('dropped')]
  return (
    <>
      <p className="rich-paste-sum">
        <strong>
          {say(['来自{origin}', 'From {origin}'], { origin: say(originLabels[origin]) })}
        </strong>
        {kept && <span>{say(['保留：{what}', 'Kept: {what}'], { what: kept })}</span>}
        {changed && <span>{say(['改动：{what}', 'Changed: {what}'], { what: changed })}</span>}
        {dropped && <span>{say(['去掉：{what}', 'Left out: {what}'], { what: dropped })}</span>}
        {kinds.length > 0 && (
          <button
            type="button"
            className="field-link"
            aria-expanded={isLooked}
            aria-controls={isLooked ? id : undefined}
            onClick={() => setLooked(!isLooked)}
          >
            {isLooked ? say(['收起明细', 'Hide details']) : say(['看明细', 'Details'])}
          </button>
        )}
      </p>
      {isOpen && (
        <div className="rich-paste-ways">
          <Ways
            label={['粘贴方式', 'Way of pasting']}
            ways={pasteWays}
            labels={wayLabels}
            chosen={wish.way}
            onChoose={take}
          />
          {changes > 0 && (
            <Ways
              label={['修订', 'Tracked changes']}
              ways={revisionWays}
              labels={revisionLabels}
              chosen={wish.revisions}
              onChoose={revise}
            />
          )}
        </div>
      )}
      {talk && pasted.comments.some(({ text }) => text !== '') && (
        <CommentsToTalk key={news.at} comments={pasted.comments} talk={talk} />
      )}
      {isLooked && (
        <div id={id} className="rich-paste-list">
          {kinds.map((kind) => (
            <Items key={kind} kind={kind} items={report[kind] ?? []} />
          ))}
        </div>
      )}
    </>
  )
}

function Items({
  kind,
  items,
}: {
  readonly kind: ReportKind
  readonly items: readonly ReportItem[]
}) {
  const say = useSay()
  const isColour = kind === 'ink' || kind === 'ground'
  const told = items.filter(({ from, to }) => from !== '' || to)
  return (
    <details>
      <summary>
        {say(reportKinds[kind].label)} <b>{items.length}</b>
      </summary>
      {told.length > 0 && (
        <ul>
          {told.slice(0, MOST_LISTED).map(({ from, to }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was reported never moves
            <li key={at}>
              <Value text={from} isColour={isColour} />
              {to && (
                <>
                  <span aria-hidden="true"> → </span>
                  <Value text={say(to)} isColour={isColour} />
                </>
              )}
            </li>
          ))}
          {told.length > MOST_LISTED && (
            <li>
              {say(['还有 {count} 处', '{count} more'], { count: told.length - MOST_LISTED })}
            </li>
          )}
        </ul>
      )}
    </details>
  )
}

/** Words; a colour is seen beside its number. */
function Value({ text, isColour }: { readonly text: string; readonly isColour: boolean }) {
  const [, hex] = /^(#[\da-f]{6})/i.exec(text) ?? []
  return (
    <>
      {isColour && hex && (
        <span className="rich-paste-colour" style={{ background: hex }} aria-hidden="true" />
      )}
      {text}
    </>
  )
}
