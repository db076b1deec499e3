import { type ReactNode, useId } from 'react'

/** One line: what it is about, what goes with it, and the figure that counts. */
export interface Fact {
  readonly key: string | number
  readonly name: ReactNode
  readonly note?: string
  readonly value: ReactNode
  readonly tone?: 'held' | 'bad' | undefined
}
interface Props {
  readonly title: string
  readonly facts: readonly Fact[]
  /** Below the lines. */
  readonly foot?: string | false
}

/** Facts one reads before agreeing to a batch, line by line with the figures below each other. */
export function FactList({ title, facts, foot }: Props) {
  const id = useId()
  return (
    <section className="bulk-facts-list" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {facts.map(({ key, name, note, value, tone }) => (
          <li key={key} className={tone}>
            <span>{name}</span>
            <small>{note}</small>
            <strong>{value}</strong>
          </li>
        ))}
      </ul>
      {foot && <p>{foot}</p>}
    </section>
  )
}
