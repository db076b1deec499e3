import type { Entity } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { titleOf } from '../fieldAt.ts'
import type { PastedCell } from './cellsOf.ts'

interface Props {
  readonly entity: Entity
  readonly cells: readonly PastedCell[]
}

/** What a block that is pasted comes to: each cell as it is and as it would be. */
export function PastedCells({ entity, cells }: Props) {
  const say = useSay()
  const heads = [
    say(entity.label),
    say(['字段', 'Field']),
    say(['原来', 'It was']),
    say(['改为', 'Becomes']),
  ]
  return (
    <div className="pasted-scroll">
      <table className="pasted">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map(({ row, column: { name, field }, value, problem }) => (
            <tr key={`${String(row.id)} ${name}`}>
              <th scope="row">{titleOf(entity, row)}</th>
              <td>{say(field.label)}</td>
              <td>
                <FieldCell {...{ entity, name, field }} record={row} />
              </td>
              <td>
                {problem ? (
                  <span className="cell-problem">{say(problem)}</span>
                ) : (
                  <FieldCell {...{ entity, name, field }} record={{ ...row, [name]: value }} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
