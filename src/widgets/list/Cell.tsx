import type { ComponentType } from 'react'
import type { Field } from '#declare'
import { shownAs } from '#derive/computedField.ts'
import { useLanguage, useSay } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { TextLine } from '../cell/TextLine.tsx'
import { JumpCell } from '../jump/Cell.tsx'
import { kinds } from '../kinds.ts'
import { RefCell } from '../ref/Cell.tsx'
import { TextCell } from '../text/Cell.tsx'
import { entryFields } from './kind.ts'

/** What the first entry is of and how many there are; what all of them hold on hover. */
export function ListCell({ value, field }: CellProps) {
  const say = useSay()
  const language = useLanguage()
  const entries = value as readonly Entry[]
  const count = entries.length
  const whole = kinds.list.plain(entries, field, language)
  const named = nameOf(entries[0] ?? {}, field)
  // Entries of one number are that number: 3、7 rather than two entries.
  if (!named && Object.keys(entryFields(field)).length === 1)
    return <TextLine text={whole.replaceAll('；', '、').replaceAll('; ', ', ')} />
  const counted = say(['{count} 项', '{count:entry|entries}'], {
    count,
  })
  return (
    <span className="cell-line cell-entries" title={whole}>
      {named && (
        <span className="cell-entry">
          <named.Shown {...named} />
        </span>
      )}
      {(!named || count > 1) && (
        <span>
          {named ? say(['等 {counted}', '+{more}'], { counted, more: count - 1 }) : counted}
        </span>
      )}
    </span>
  )
}

type Entry = { readonly [field: string]: unknown }

/** Beside a count a choice is words, without its coloured mark. */
function ChoiceName({ value, field }: CellProps) {
  return kinds.choice.plain(value as string, field, useLanguage())
}

/** Kinds that name what an entry is of, the most telling first, and how they do. */
const naming = { ref: RefCell, jump: JumpCell, text: TextCell, choice: ChoiceName }

interface Named extends CellProps {
  readonly Shown: ComponentType<CellProps>
}

/** The field of an entry that tells it apart best, filled. */
function nameOf(entry: Entry, field: Field): Named | undefined {
  const filled = Object.entries(entryFields(field))
    .map(([name, inner]) => ({ value: entry[name], field: shownAs(inner) }))
    .filter(({ value, field: { kind } }) => !kinds[kind].isEmpty(value as never))
  return Object.entries(naming)
    .map(([kind, Shown]) => {
      const found = filled.find((one) => one.field.kind === kind)
      return found && { ...found, Shown }
    })
    .find((found) => found !== undefined)
}
