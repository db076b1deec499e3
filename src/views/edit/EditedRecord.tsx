import East from '@mui/icons-material/East'
import { Link } from 'react-router-dom'
import type { Entity } from '#declare'
import { isYesOrNo } from '#derive/edit/ways.ts'
import { TextDifference } from '#widgets/difference/TextDifference.tsx'
import { kinds } from '#widgets/kinds.ts'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import type { EditedRow } from './editCalls.ts'

interface Props {
  readonly entity: Entity
  readonly row: EditedRow
}

/** One record: each field that changes with old and new, and what is to be said of it. */
export function EditedRecord({ entity, row }: Props) {
  return (
    <li>
      {/* Beside this one: what was looked at here is not lost by looking there. */}
      <Link className="edited-title" to={`/open/${entity.name}/${row.id}`} target="_blank">
        {row.title || `#${row.id}`}
      </Link>
      <div className="edited-what">
        {Object.entries(row.changes).map(([name, [before, after]]) => (
          <Changed key={name} {...{ entity, name, before, after }} />
        ))}
        {row.says.map((text) => (
          <p key={text} className={`edited-says ${row.outcome}`}>
            {text}
          </p>
        ))}
      </div>
    </li>
  )
}

interface ChangedProps extends Pick<Props, 'entity'> {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

function Changed({ entity, name, before, after }: ChangedProps) {
  const say = useSay()
  const field = entity.fields[name]!
  const isText =
    kinds[field.kind].is.words && typeof before === 'string' && typeof after === 'string'
  return (
    <div className="edited-field">
      <span className="edited-label">{say(field.label)}</span>
      {isText ? (
        <TextDifference before={before} after={after} />
      ) : (
        <span className="edited-sides">
          <span className="before">
            <Side {...{ entity, name }} value={before} />
          </span>
          <East fontSize="inherit" titleAccess={say(['改为', 'becomes'])} />
          <span className="after">
            <Side {...{ entity, name }} value={after} />
          </span>
        </span>
      )}
    </div>
  )
}

function Side({
  entity,
  name,
  value,
}: Pick<ChangedProps, 'entity' | 'name'> & { readonly value: unknown }) {
  const say = useSay()
  const field = entity.fields[name]!
  // A tick beside a dash says less here than in a column of them.
  if (isYesOrNo(field)) return <>{value ? say(['是', 'Yes']) : say(['否', 'No'])}</>
  return <FieldCell {...{ entity, name, field }} record={{ [name]: value }} />
}
