import { Select } from '#widgets/input/Select.tsx'
import type { Somebody } from '#wire/talk.ts'
import { useSay } from '../../i18n/useSay.ts'
import '#widgets/input/field.css'

interface Props {
  readonly people: readonly Somebody[]
  readonly assignee: number | null
  readonly due: string | null
  onAssignee(id: number | null): void
  onDue(day: string | null): void
}

/** Whose it is, and until when. */
export function WhoAndWhen({ people, assignee, due, onAssignee, onDue }: Props) {
  const say = useSay()
  const nobody = say(['不指派', 'Nobody in particular'])
  return (
    <>
      <Select
        aria-label={say(['指派给', 'Whose it is'])}
        value={assignee === null ? '' : String(assignee)}
        choices={[['', nobody], ...people.map(({ id, name }) => [String(id), name] as const)]}
        onChoose={(id) => onAssignee(id ? Number(id) : null)}
      />
      {assignee !== null && (
        <input
          type="date"
          className="field-box talk-due"
          aria-label={say(['完成期限', 'By when'])}
          value={due ?? ''}
          onChange={(event) => onDue(event.target.value || null)}
        />
      )}
    </>
  )
}
