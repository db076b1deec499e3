interface Props {
  /** What is chosen. */
  readonly label: string
  readonly value: string | undefined
  readonly choices: readonly (readonly [value: string, name: string])[]
  onChoose(value: string): void
}

/** A few choices side by side, one of them held. */
export function Segments({ label, value, choices, onChoose }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend would take a line of its own
    <div className="segments" role="group" aria-label={label}>
      {choices.map(([choice, name]) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === value}
          onClick={() => onChoose(choice)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
