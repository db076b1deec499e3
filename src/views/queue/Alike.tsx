import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { calledOf } from '../fieldAt.ts'
import { useKeys } from '../list/useKeys.ts'

interface Props {
  readonly entity: Entity
  /** Others of the tab that have the same in the field by which they are alike. */
  readonly alike: readonly Row[]
  readonly chosen: ReadonlySet<number>
  onChoose(ids: ReadonlySet<number>): void
}

/** Records that are decided together with the one before one, each read before it is. */
export function Alike({ entity, alike, chosen, onChoose }: Props) {
  const say = useSay()
  const all = alike.map(({ id }) => Number(id))
  const turn = () => onChoose(chosen.size > 0 ? new Set() : new Set(all))
  useKeys(alike.length > 0 ? { a: turn } : {})
  if (alike.length === 0) return null
  const field = entity.fields[entity.queue!.alike!]!
  return (
    <section className="card queue-alike">
      <h2>
        {say(['{field}相同、也在等待的 {count} 条', '{count} more with the same: {field}'], {
          field: say(field.label),
          count: alike.length,
        })}
      </h2>
      <FormControlLabel
        control={
          <Checkbox
            checked={chosen.size === all.length}
            indeterminate={chosen.size > 0 && chosen.size < all.length}
            onChange={turn}
            slotProps={{ input: { 'aria-keyshortcuts': 'a' } }}
          />
        }
        label={
          <>
            {say(['一并处理', 'Decide them together'])} <kbd>A</kbd>
          </>
        }
      />
      <ul>
        {alike.map((row) => {
          const id = Number(row.id)
          const title = calledOf(entity, row)
          return (
            <li key={id}>
              <FormControlLabel
                control={
                  <Checkbox
                    size="small"
                    checked={chosen.has(id)}
                    onChange={() => {
                      const next = new Set(chosen)
                      if (!next.delete(id)) next.add(id)
                      onChoose(next)
                    }}
                  />
                }
                label={title}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
