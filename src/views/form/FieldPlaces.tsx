import { type RefObject, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Label } from '#declare'
import type { Presence } from '#wire/presence.ts'
import { useSay } from '../../i18n/useSay.ts'
import { Tip } from '../overlay/Tip.tsx'
import './fieldPlaces.css'

interface Props {
  readonly others: Presence['others']
  readonly within: RefObject<HTMLElement | null>
}

/** Whoever else is at a field, as a coloured initial in its corner. */
export function FieldPlaces({ others, within }: Props) {
  const fields = [...new Set(others.flatMap(({ field }) => (field === null ? [] : [field])))]
  const places = usePlaces(fields, within)
  return places.map(({ field, place }) =>
    createPortal(
      <span className="at-field">
        {others
          .filter((one) => one.field === field)
          .map((one) => (
            <Initial key={one.id} one={one} />
          ))}
      </span>,
      place,
      field,
    ),
  )
}

/** The elements of the fields, as far as they are drawn: a field may come and go by what is chosen in another one. */
function usePlaces(fields: readonly string[], within: RefObject<HTMLElement | null>) {
  const [places, setPlaces] = useState<readonly { field: string; place: Element }[]>([])
  const names = fields.join()
  useEffect(() => {
    const found = names.split(',').flatMap((field) => {
      const place = field && within.current?.querySelector(`[data-place="${CSS.escape(field)}"]`)
      return place ? [{ field, place }] : []
    })
    setPlaces(found)
  }, [names, within])
  return places.filter(({ place }) => place.isConnected)
}

const hereLabel: Label = ['{name}也在这里', '{name} is here, too']
const typingLabel: Label = ['{name}正在改这里', '{name} is typing here']

function Initial({ one: { id, name, typing } }: { readonly one: Presence['others'][number] }) {
  const say = useSay()
  const called = say(typing ? typingLabel : hereLabel, { name })
  return (
    <Tip title={called}>
      <span
        role="img"
        aria-label={called}
        className={typing ? 'initial is-typing' : 'initial'}
        data-colour={id % 6}
      >
        {[...name].at(0)}
      </span>
    </Tip>
  )
}
