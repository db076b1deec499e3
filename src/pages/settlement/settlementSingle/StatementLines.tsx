import { useMemo, useState } from 'react'
import type { Entity, Field, Row } from '#declare'
import { useSay } from '../../../i18n/useSay.ts'
import { FieldValue } from '../../../views/show/FieldValue.tsx'
import { figureWords } from './figureWords.ts'
import { LineHead } from './LineHead.tsx'
import type { StatementKind } from './StatementKind.ts'
import { type LineOrder, sortedLines } from './sortedLines.ts'

/** From so many lines on one looks for a name rather than reads them all. */
const LONG = 8
/** So many stand there at first. */
const FIRST = 50

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly kind: StatementKind
  readonly lead: Field
  readonly named: ReadonlyMap<number, Row>
}

/** The lines a statement is made of, with a last row that comes to its sums. */
export function StatementLines({ entity, record, kind, lead, named }: Props) {
  const say = useSay()
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<LineOrder | null>(null)
  const [all, setAll] = useState(false)
  const lines = useMemo(() => kind.lines(record), [kind, record])
  const nameOf = (line: Row) => String(line.title ?? named.get(Number(line[kind.lead]))?.name ?? '')
  const found = sortedLines(lines, nameOf, typed, order)
  const shown = all ? found : found.slice(0, FIRST)
  const label = say(entity.fields.lines!.label)
  return (
    <section className="card statement-lines">
      <header>
        <h2>{label}</h2>
        <span>{say(['共 {count} 行', '{count} lines'], { count: lines.length })}</span>
        {lines.length > LONG && (
          <input
            type="search"
            className="field-box"
            value={typed}
            aria-label={say(['按名称查找', 'Find by name'])}
            placeholder={say(['按名称查找', 'Find by name'])}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
      <div className="statement-table" tabIndex={0}>
        <table aria-label={label}>
          <thead>
            <tr>
              <LineHead name="name" label={lead.label} {...{ order, setOrder }} />
              {kind.columns.map(({ name, label: head }) => (
                <LineHead key={name} name={name} label={head} end {...{ order, setOrder }} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((line, at) => (
              <tr key={String(line._key ?? at)}>
                <th scope="row">
                  <FieldValue {...{ entity, name: kind.lead, field: lead }} record={line} />
                </th>
                {kind.columns.map(({ name, as }) => (
                  <td key={name} className={Number(line[name]) < 0 ? 'below' : undefined}>
                    {line[name] == null ? '—' : figureWords(Number(line[name]), as, say)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say(typed ? ['找到的合计', 'Sum of these'] : ['合计', 'Sum'])}</th>
              {kind.columns.map(({ name, as }) => (
                <td key={name}>
                  {as !== 'percent' &&
                    figureWords(
                      found.reduce((sum, line) => sum + Number(line[name] ?? 0), 0),
                      as,
                      say,
                    )}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {shown.length < found.length && (
        <button type="button" className="statement-all" onClick={() => setAll(true)}>
          {say(['展开全部 {count} 行', 'Show all {count}'], { count: found.length })}
        </button>
      )}
    </section>
  )
}
