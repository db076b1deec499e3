import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { MaterialLook } from '#widgets/library/MaterialLook.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { titleOf } from '../fieldAt.ts'
import { Marks } from '../Marks.tsx'
import { StateChip } from '../StateChip.tsx'
import type { RowsProps } from './rowsProps.ts'
import { useKeptScroll } from './useKeptScroll.ts'
import '#widgets/library/library.css'
import './gallery.css'

/** Records side by side as pictures, each with its title and the facts declared for it. */
export default function Gallery(props: RowsProps) {
  const { rows, at, busy } = props
  const scroller = useRef<HTMLDivElement>(null)
  useKeptScroll(scroller, props.scrollKey)
  useEffect(() => {
    scroller.current?.querySelector('li.at')?.scrollIntoView({ block: 'nearest' })
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    <div className="gallery" ref={scroller} aria-busy={busy} tabIndex={0}>
      <ul>
        {rows.map((row, index) => (
          <li
            key={String(row.id)}
            data-id={String(row.id)}
            className={index === at ? 'at' : undefined}
          >
            <Card {...props} row={row} index={index} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Card({ entity, row, index, ...props }: RowsProps & { row: Row; index: number }) {
  const say = useSay()
  const title = titleOf(entity, row)
  const link = props.linkTo(row)
  return (
    <>
      <Picture entity={entity} row={row} />
      {props.onToggle && (
        <input
          type="checkbox"
          className="gallery-pick"
          aria-label={say(['选择 {title}', 'Select {title}'], { title })}
          checked={props.selected.has(Number(row.id))}
          onChange={() => props.onToggle?.(index, false)}
        />
      )}
      <div className="gallery-head">
        {link ? (
          <Link to={link} className="title" title={title}>
            {title}
          </Link>
        ) : (
          <span className="title">{title}</span>
        )}
        {props.actions?.(row)}
      </div>
      <StateChip entity={entity} state={row[entity.stateField]} />
      <Marks labels={props.marks?.(row) ?? []} />
      <Facts entity={entity} row={row} />
    </>
  )
}

function Picture({ entity, row }: Pick<RowsProps, 'entity'> & { readonly row: Row }) {
  const { picture } = entity.list.grid!
  const stored = entity.fields[picture]?.stored
  const value = row[picture]
  if (isEmpty(value)) return <span className="library-look" />
  const mediaType = stored ? String(row[stored]) : 'image'
  return <MaterialLook material={{ mediaType: mediaType as never, url: String(value), alt: '' }} />
}

function Facts({ entity, row }: Pick<RowsProps, 'entity'> & { readonly row: Row }) {
  const say = useSay()
  const facts = entity.list.grid!.facts.filter((name) => !isEmpty(row[name]))
  return (
    <dl className="gallery-facts">
      {facts.map((name) => {
        const field = entity.fields[name]!
        return (
          <div key={name}>
            <dt>{say(field.label)}</dt>
            <dd>
              <FieldCell entity={entity} name={name} field={field} record={row} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
