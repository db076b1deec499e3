import Alert from '@mui/material/Alert'
import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { labelAt } from '../fieldAt.ts'
import { useWanting } from '../record/useWanting.ts'
import './wanting.css'

interface Props {
  readonly entity: Entity
  readonly record: Row
}

/**
 * What the record lacks of what its state demands, above its form: readers see it as it is, so it is to be put right, or
 * taken back by its moves. Each line leads to its input.
 */
export function WantingNote({ entity, record }: Props) {
  const say = useSay()
  const lacking = useWanting(entity, true)?.[String(record.id)]
  if (!lacking) return null
  const state = entity.states[record[entity.stateField] as string]
  const words = state
    ? say(
        [
          '“{state}”状态所需的内容已不完整，请补上，或改变其状态：',
          'It is "{state}", yet lacks what that needs. Put it right, or change its state:',
        ],
        { state: say(state) },
      )
    : say(['有内容已不完整，请补上：', 'Something in it is no longer whole. Put it right:'])
  return (
    <Alert severity="warning" className="wanting-note">
      {words}
      <ul>
        {lacking.map(({ field, message }) => (
          <li key={`${field} ${message[1]}`}>
            {field === '_' ? (
              say(message)
            ) : (
              <button
                type="button"
                className="wanting-field"
                onClick={({ currentTarget }) => goTo(field, currentTarget)}
              >
                {say(labelAt(entity, field))}
                {say(['：', ': '])}
                {say(message)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Leads to the input of a field, within the form the note stands in. */
function goTo(field: string, from: Element) {
  const place = from.closest('form')?.querySelector(`[data-source="${CSS.escape(field)}"]`)
  place?.scrollIntoView({ block: 'center' })
  place
    ?.querySelector<HTMLElement>(
      'input, textarea, button, [tabindex="0"], [contenteditable="true"]',
    )
    ?.focus({ preventScroll: true })
}
