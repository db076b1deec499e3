import { type ReactNode, useState } from 'react'
import type { Entity, Row } from '#declare'
import { isEmpty } from '#derive/compare.ts'
import { cellShape } from '#widgets/image/cellShape.ts'
import { widths } from '../../client/widths.ts'
import { useSay } from '../../i18n/useSay.ts'
import { FieldCell } from '../FieldCell.tsx'
import { fieldAt, titleOf } from '../fieldAt.ts'
import type { MarksFor } from '../list/useMarks.ts'
import { Marks } from '../Marks.tsx'
import { Tip } from '../overlay/Tip.tsx'
import { StateChip } from '../StateChip.tsx'

export interface ContentRowProps {
  readonly content: Entity
  /** What picks contents out, where something does. */
  readonly picking: Entity | undefined
  readonly row: Row
  /** Counted from 1, through all headings. */
  readonly place: number
  readonly isChosen: boolean
  /** Ticked, to be moved with others; undefined where nothing is done to several. */
  readonly isTicked: boolean | undefined
  readonly shows: readonly string[]
  /** The field of its picture, where lines have one. */
  readonly picture: string | undefined
  /** Fields that are switched here, each with how many more may be on; undefined where as many as one likes. */
  readonly switches: readonly { readonly name: string; readonly left: number | undefined }[]
  /** The records that pick it. */
  readonly picks: readonly Row[] | undefined
  readonly marksOf: MarksFor | undefined
  readonly grip: ReactNode
  /** Whether a field of it may be changed by this person as it stands. */
  isOpen(row: Row, name: string): boolean
  actions(row: Row): ReactNode
  onTick?(row: Row, upTo: boolean): void
  onChoose(row: Row): void
  /** Settles once it is saved, or refused. */
  onSwitch(row: Row, name: string, on: boolean): Promise<void>
  /** Picks it out; undefined where this person does not. */
  onPick?: ((row: Row) => void) | undefined
  onMove?(by: number): void
}

/** One content of a record: its place, name, state, what is told of it, and what is switched on the spot. */
export function ContentRow(props: ContentRowProps) {
  const { content, picking, row, place, isChosen, shows, switches, picks = [], marksOf } = props
  const say = useSay()
  const name = titleOf(content, row)
  // Shown at once; what is refused stands as it stood when the answer comes.
  const [pressed, setPressed] = useState<{ readonly field: string; readonly on: boolean } | null>(
    null,
  )
  const press = async (field: string, on: boolean) => {
    setPressed({ field, on })
    await props.onSwitch(row, field, on)
    setPressed(null)
  }
  const told = shows.filter((one) => !isEmpty(row[one]))
  return (
    <>
      {props.grip}
      {props.isTicked !== undefined && (
        <input
          type="checkbox"
          className="wb-tick"
          checked={props.isTicked}
          onChange={({ nativeEvent }) =>
            props.onTick?.(row, (nativeEvent as MouseEvent).shiftKey === true)
          }
          aria-label={say(['选择 {name}', 'Select {name}'], { name })}
        />
      )}
      <span className="place">{place}</span>
      {props.picture && <Picture {...{ content, row }} name={props.picture} />}
      <div className="wb-text">
        <button
          type="button"
          className="wb-name"
          aria-current={isChosen}
          onClick={() => props.onChoose(row)}
        >
          {name}
        </button>
        <div className="wb-facts">
          <StateChip entity={content} state={row[content.stateField]} />
          {told.map((one) => (
            <span key={one} className="wb-fact">
              {/* A number alone does not say what it counts. */}
              {typeof row[one] === 'number' && say(fieldAt(content, one)!.label)}
              <FieldCell entity={content} name={one} field={fieldAt(content, one)!} record={row} />
            </span>
          ))}
          <Marks labels={marksOf?.(row) ?? []} />
        </div>
      </div>
      <div className="wb-switches">
        {switches.map(({ name: field, left }) => {
          const on = pressed?.field === field ? pressed.on : row[field] === true
          const label = say(fieldAt(content, field)!.label)
          const full = !on && left !== undefined && left <= 0
          return (
            <Tip
              key={field}
              title={full ? say(['{label}已满', '{label}: no more'], { label }) : label}
            >
              <label className="wb-switch">
                <input
                  type="checkbox"
                  checked={on}
                  disabled={full || !props.isOpen(row, field)}
                  onChange={({ currentTarget }) => void press(field, currentTarget.checked)}
                  aria-label={say(['{label}：{name}', '{label}: {name}'], { label, name })}
                />
                {label}
              </label>
            </Tip>
          )
        })}
        {picking &&
          (picks.length > 0 ? (
            <span className="wb-pick on">{say(picking.label)}</span>
          ) : (
            props.onPick && (
              <button
                type="button"
                className="wb-pick"
                aria-label={say(['＋{what}：{name}', '+ {what}: {name}'], {
                  what: say(picking.label),
                  name,
                })}
                onClick={() => props.onPick?.(row)}
              >
                {say(['＋{what}', '+ {what}'], { what: say(picking.label) })}
              </button>
            )
          ))}
        {props.actions(row)}
      </div>
    </>
  )
}

interface PictureProps {
  readonly content: Entity
  readonly row: Row
  readonly name: string
}

/** Its place is kept while it loads, which it does when it comes into sight; the name beside it says what it is of. */
function Picture({ content, row, name }: PictureProps) {
  const shape = smaller(cellShape(fieldAt(content, name)!))
  const address = row[name]
  if (isEmpty(address)) return <span className="wb-picture none" style={shape} />
  return (
    <img
      className="wb-picture"
      src={String(address)}
      srcSet={widths[String(address)]}
      sizes={`${shape.width}px`}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      {...shape}
    />
  )
}

/** A line of a workbench holds more than a cell does. */
const smaller = ({ width, height }: ReturnType<typeof cellShape>) => ({
  width: Math.round(width * 0.8),
  height: Math.round(height * 0.8),
})
