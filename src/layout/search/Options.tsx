import Bolt from '@mui/icons-material/BoltOutlined'
import Page from '@mui/icons-material/DescriptionOutlined'
import Help from '@mui/icons-material/HelpOutlineOutlined'
import Return from '@mui/icons-material/KeyboardReturn'
import Article from '@mui/icons-material/NotesOutlined'
import { useSay } from '../../i18n/useSay.ts'
import type { Choice, Section } from './Choice.ts'
import { Marked } from './Marked.tsx'

interface Props {
  readonly listId: string
  readonly sections: readonly Section[]
  /** Which of all choices the keyboard stands on. */
  readonly active: number
  readonly query: string
  optionId(index: number): string
  onTake(choice: Choice): void
  onPoint(index: number): void
}

/** The choices under their headings; numbered through, since the keyboard goes from one to the next. */
export function Options({ listId, sections, ...rest }: Props) {
  const say = useSay()
  const firsts = sections.map((_, nth) =>
    sections.slice(0, nth).reduce((sum, { choices }) => sum + choices.length, 0),
  )
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={say(['结果', 'Results'])}
      className="palette-options"
    >
      {sections.map(({ key, heading, note, choices }, nth) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
        <div key={key} role="group" aria-label={say(heading)} aria-description={note && say(note)}>
          <div className="palette-heading" aria-hidden>
            {say(heading)}
            {note && <small>{say(note)}</small>}
          </div>
          {choices.map((choice, index) => (
            <Option
              key={choice.key}
              choice={choice}
              index={(firsts[nth] ?? 0) + index}
              inSection={key}
              {...rest}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Omit<Props, 'listId' | 'sections'> {
  readonly choice: Choice
  readonly index: number
  readonly inSection: string
}

function Option({
  choice,
  index,
  inSection,
  active,
  query,
  optionId,
  onTake,
  onPoint,
}: OptionProps) {
  const say = useSay()
  const { title, hint, state, kind, excerpt } = choice
  const isActive = index === active
  // Under the name of its kind a record need not say it again.
  const beside = kind === 'record' && inSection !== 'recent' ? undefined : hint
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box; see aria-activedescendant
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard in the box
    <div
      id={optionId(index)}
      role="option"
      aria-selected={isActive}
      className="palette-option"
      onMouseMove={() => !isActive && onPoint(index)}
      onClick={() => onTake(choice)}
    >
      <Picture choice={choice} />
      <span className="palette-title">
        <Marked text={say(title)} query={query} />
        {excerpt && (
          <span className="palette-excerpt">
            <Marked text={excerpt} query={query.trim().split(/\s+/)[0] ?? ''} />
          </span>
        )}
      </span>
      {state && <span className="palette-hint">{say(state)}</span>}
      {beside && <span className="palette-hint">{say(beside)}</span>}
      {isActive && <Return className="palette-enter" aria-hidden />}
    </div>
  )
}

function Picture({ choice: { kind, image } }: { readonly choice: Choice }) {
  if (image) return <img className="palette-cover" src={image} alt="" loading="lazy" />
  const Icon = icons[kind]
  return <Icon className="palette-icon" aria-hidden />
}

const icons = { page: Page, action: Bolt, record: Article, help: Help }
