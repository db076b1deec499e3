import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'

interface Props<W extends string> {
  readonly label: Label
  readonly ways: readonly W[]
  readonly labels: { readonly [way in W]: Label }
  readonly chosen: W
  readonly disabled?: boolean
  readonly onChoose: (way: W) => void
}

/** Ways to take something, one of them chosen. */
export function Ways<W extends string>(props: Props<W>) {
  const say = useSay()
  const { label, ways, labels, chosen, disabled = false, onChoose } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset stands in a line of words
    <span role="group" aria-label={say(label)} className="rich-paste-way">
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          aria-pressed={way === chosen}
          disabled={disabled}
          // The text keeps its cursor.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            if (way !== chosen) onChoose(way)
          }}
        >
          {say(labels[way])}
        </button>
      ))}
    </span>
  )
}
