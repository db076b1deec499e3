import type { Entity, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { wordCount } from '#derive/text/wordCount.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { FieldCell } from '../../../views/FieldCell.tsx'
import { FieldValue } from '../../../views/show/FieldValue.tsx'

const scores = ['contentScore', 'writingScore', 'designScore'] as const
/** The highest a part is given. */
const HIGHEST = 10

interface Props {
  readonly entity: Entity
  readonly record: Row
}

/** What the judge says: scores at a glance, then the text as it would be read. */
export function Judgement({ entity, record }: Props) {
  const say = useSay()
  const labelOf = (name: string) => say(entity.fields[name]!.label)
  const shownField = (name: string) => (
    <FieldValue {...{ entity, name, record }} field={entity.fields[name]!} />
  )
  return (
    <section className="card judging-side judging-said" aria-labelledby="judging-said">
      <h2 id="judging-said" className="judging-line">
        {String(record.summary ?? '')}
      </h2>
      <div className="judging-scores">
        <div className="judging-total">
          <strong>{String(record.totalScore ?? '–')}</strong>
          <small>{labelOf('totalScore')}</small>
          <FieldCell {...{ entity, record }} name="verdict" field={entity.fields.verdict!} />
        </div>
        <dl>
          {scores.map((name) => (
            <div key={name}>
              <dt>{labelOf(name)}</dt>
              <dd>
                <meter
                  min={0}
                  max={HIGHEST}
                  value={Number(record[name] ?? 0)}
                  aria-label={labelOf(name)}
                />
                <span>{String(record[name] ?? '–')}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="judging-text">
        <h3>
          {labelOf('content')}
          <small>
            {say(['{count} 字', '{count} characters'], {
              count: wordCount(String(record.content ?? '')),
            })}
          </small>
        </h3>
        {shownField('content')}
      </div>
      {!isEmpty(record.images) && (
        <div className="judging-text">
          <h3>{labelOf('images')}</h3>
          {shownField('images')}
        </div>
      )}
    </section>
  )
}
