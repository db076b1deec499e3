import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { Link } from 'react-router-dom'
import { type Entity, type Label, type Row, wording } from '#declare'
import { SearchFailed } from '#widgets/input/SearchFailed.tsx'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { useLanguage, useSay } from '../../i18n/useSay.ts'
import { Facts } from '../Facts.tsx'
import { FieldCell } from '../FieldCell.tsx'
import { isState, titleOf } from '../fieldAt.ts'
import { StateChip } from '../StateChip.tsx'
import type { Column } from './columns.ts'
import type { RowsProps } from './rowsProps.ts'
import './ladders.css'

/** A ladder for each value of a field: its records side by side as steps, each higher than the one before. */
export default function Ladders(props: RowsProps) {
  const { entity, rows, busy } = props
  const { by, step } = entity.list.ladder!
  const language = useLanguage()
  const { notes, failed } = useNotes(entity)
  const choices = (entity.fields[by]?.of ?? {}) as { readonly [choice: string]: Label }
  return (
    <div className="ladders" aria-busy={busy}>
      {failed && <SearchFailed again={failed} />}
      {Object.keys(choices).map((choice) => {
        const steps = rows
          .map((row, index) => ({ row, index }))
          .filter(({ row }) => row[by] === choice)
          .toSorted((one, other) => Number(one.row[step]) - Number(other.row[step]))
        if (steps.length === 0) return null
        return (
          <section key={choice} aria-label={wording(choices[choice]!, language)}>
            <h2>
              {wording(choices[choice]!, language)}
              {notes?.[choice] !== undefined && <small>{String(notes[choice])}</small>}
            </h2>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
            <ol tabIndex={0}>
              {steps.map(({ row, index }, at) => (
                <li key={String(row.id)} style={{ '--step': at } as object}>
                  <Step {...props} row={row} index={index} />
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}

/** What the action named for it says of each value. */
function useNotes(entity: Entity) {
  const portal = useDataProvider<PortalProvider>()
  const { notes: named } = entity.list.ladder!
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'notes', named],
    queryFn: () => portal.action(entity.name, null, named!, {}, {}),
    enabled: named !== undefined,
  })
  return { notes: data as Row | undefined, failed: error && !data ? refetch : undefined }
}

function Step(props: RowsProps & { readonly row: Row; readonly index: number }) {
  const { entity, columns, row, index, selected, onToggle, linkTo, actions } = props
  const say = useSay()
  const { by, step } = entity.list.ladder!
  const title = titleOf(entity, row)
  const link = linkTo(row)
  const picture = columns.find(({ field }) => field.kind === 'image')
  const isShown = (column: Column) =>
    ![by, step, entity.title, picture?.name].includes(column.name) && !isState(entity, column.name)
  return (
    <div className={selected.has(Number(row.id)) ? 'step selected' : 'step'}>
      <div className="step-head">
        {onToggle && (
          <input
            type="checkbox"
            aria-label={say(['选择 {title}', 'Select {title}'], { title })}
            checked={selected.has(Number(row.id))}
            onChange={() => onToggle(index, false)}
          />
        )}
        <span className="step-no">{String(row[step])}</span>
      </div>
      {picture && (
        <FieldCell entity={entity} name={picture.name} field={picture.field} record={row} />
      )}
      {link ? (
        <Link to={link} className="title">
          {title}
        </Link>
      ) : (
        <span className="title">{title}</span>
      )}
      <Facts {...{ entity, row }} columns={columns.filter(isShown)} />
      <StateChip entity={entity} state={row[entity.stateField]} />
      <div className="step-acts">{actions?.(row)}</div>
    </div>
  )
}
