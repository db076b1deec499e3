import { type ReactNode, useId } from 'react'
import { useSay } from '#src/i18n/useSay.ts'

interface Props {
  /** `奖品 第 3 项`. */
  readonly label: string
  /** What it is called by what it holds. */
  readonly name: string
  /** What else it holds, on one line. */
  readonly summary: string
  /** In how many of its fields something is wrong. */
  readonly wrong: number
  readonly open: boolean
  readonly disabled: boolean
  readonly full: boolean
  onTurn(): void
  onCopy(): void
  readonly children: ReactNode
}

/** One entry: a line that tells what it holds, and below it, unfolded, its fields. */
export function Entry(props: Props) {
  const say = useSay()
  const id = useId()
  const { name, open, wrong } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: the entry is laid out as a grid
    <div role="group" aria-label={props.label} className="entry">
      <div className="entry-head">
        <button
          type="button"
          className="entry-turn"
          aria-expanded={open}
          aria-controls={id}
          onClick={props.onTurn}
        >
          <i aria-hidden="true">{open ? '▾' : '▸'}</i>
          <span className="unseen">{say(open ? ['收起', 'Fold '] : ['展开', 'Unfold '])}</span>
          <strong>{name}</strong>
          {!open && <span>{props.summary}</span>}
        </button>
        {wrong > 0 && !open && (
          <span className="field-problem">
            {say(['{wrong} 处有误', '{wrong:problem|problems}'], {
              wrong,
            })}
          </span>
        )}
        {!props.disabled && (
          <button
            type="button"
            className="field-link"
            disabled={props.full}
            aria-label={say(['复制{name}', 'Copy {name}'], { name })}
            onClick={props.onCopy}
          >
            {say(['复制', 'Copy'])}
          </button>
        )}
      </div>
      {/* Folded away, not taken away: what is wrong in it can still be told and focused. */}
      <div id={id} className="field-entry" hidden={!open}>
        {props.children}
      </div>
    </div>
  )
}
