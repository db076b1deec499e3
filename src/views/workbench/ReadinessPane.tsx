import Alert from '@mui/material/Alert'
import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Row, Screen } from '#declare'
import { listPathOf } from '#resources/screens.ts'
import { mayUse, screensSeen } from '../../authProvider/access.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { titleOf } from '../fieldAt.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { StandingFacts } from '../show/StandingFacts.tsx'
import type { Heading } from './contents.ts'
import { likened } from './sameNamed.ts'
import type { Readiness, ReadinessLine } from './useReadiness.ts'
import '../form/form.css'

interface Props {
  readonly screen: Screen
  readonly entity: Entity
  readonly record: Row
  readonly content: Entity
  readonly picking: Entity | undefined
  readonly readiness: Readiness
  /** The headings contents stand under: they tell those of one name apart. */
  readonly headings: readonly Heading[]
  onOpen(row: Row): void
}

/** What stands against the next step, what readers will miss, and what holds for the record elsewhere; each leads there. */
export function ReadinessPane(props: Props) {
  const { entity, record, readiness } = props
  const { blocking, missing, isOpen, error } = readiness
  const say = useSay()
  const viewer = useViewer()
  const move = say(entity.moves[entity.workbench!.ready]!.label)
  const facts = Object.entries(entity.actions).filter(
    ([name, { facts }]) => facts !== undefined && mayUse(viewer, entity, name),
  )
  return (
    <div className="wb-readiness">
      {error !== null && <Alert severity="error">{wordsOf(error)}</Alert>}
      {isOpen && blocking.length === 0 && error === null && (
        <Alert severity="success">{say(['可以{move}', 'Ready: {move}'], { move })}</Alert>
      )}
      <Lines
        {...props}
        lines={blocking}
        tone="blocks"
        title={say(['“{move}”之前要补上', 'To be put right before: {move}'], { move })}
      />
      <Lines
        {...props}
        lines={missing}
        tone="misses"
        title={say(['读者会错过的', 'What readers will miss'])}
      />
      {blocking.length + missing.length === 0 && (
        <p className="wb-none">{say(['没有发现问题', 'Nothing was found'])}</p>
      )}
      <Suspense fallback={null}>
        {facts.map(([name, action]) => (
          <StandingFacts key={name} {...{ action, record }} />
        ))}
      </Suspense>
    </div>
  )
}

interface LinesProps extends Props {
  readonly title: string
  readonly lines: readonly ReadinessLine[]
  readonly tone: 'blocks' | 'misses'
}

function Lines({ title, lines, tone, ...props }: LinesProps) {
  const say = useSay()
  const { screen, record } = props
  if (lines.length === 0) return null
  return (
    <section className={`card panel wb-checks ${tone}`} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {lines.map(({ says, field, contents, picks }) => (
          <li key={`${says} ${field ?? ''}`}>
            <span>{says}</span>
            {field && (
              <Link to={`${screen.path}/${String(record.id)}`} state={{ at: field }}>
                {say(['去填写', 'Fill it in'])}
              </Link>
            )}
            {picks && <PickLink {...props} />}
            {contents && (
              <details open={contents.length <= FEW}>
                <summary>{say(['{count} 篇', '{count}'], { count: contents.length })}</summary>
                {namedApart(contents, props).map(([row, name]) => (
                  <button
                    key={String(row.id)}
                    type="button"
                    className="act"
                    onClick={() => props.onOpen(row)}
                  >
                    {name}
                  </button>
                ))}
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Contents by their names; with the heading it stands under where another of them bears the same. */
function namedApart(
  rows: readonly Row[],
  { entity, content, headings }: Props,
): readonly (readonly [Row, string])[] {
  const { under } = entity.workbench!
  const alike = Map.groupBy(rows, (row) => likened(titleOf(content, row)))
  return rows.map((row) => {
    const name = titleOf(content, row)
    const heading = headings.find(({ id }) => id === row[under])
    const isAlone = alike.get(likened(name))!.length === 1
    return [row, isAlone || !heading ? name : `${name}（${heading.name}）`] as const
  })
}

/** So many are named at once. */
const FEW = 4

/** To the list of what picks contents, held to this record. */
function PickLink({ entity, record, picking }: Props) {
  const say = useSay()
  const seen = screensSeen(useViewer())
  const path = picking && listPathOf(picking.name, seen)
  const { picks } = entity.workbench!
  if (!path || !picks) return null
  const filter = JSON.stringify({ [picks.by]: Number(record.id) })
  return <Link to={`${path}?filter=${encodeURIComponent(filter)}`}>{say(['查看', 'View'])}</Link>
}
