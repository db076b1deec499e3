import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import type { Label, Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { useSay } from '../../../i18n/useSay.ts'

/** What somebody wants to give: as a recipe has it, or of a kind, to be filled in. */
export interface Choice {
  readonly key: string
  readonly kind: string
  readonly cells: Cells
  readonly reason: string
  readonly recipe?: number
}

interface Props {
  readonly recipes: readonly Row[]
  readonly chosen: Choice | null
  /** Where recipes are kept, for those who may. */
  readonly keptAt?: string | undefined
  onChoose(choice: Choice): void
}

/** Read when it is drawn: while modules load, kinds and what they name wait for each other. */
const kindsOfOne = () => Object.values(bulkKinds).filter(({ one }) => one)

const ofRecipe = ({ id, kind, cells, reason }: Row): Choice => ({
  key: `recipe ${id}`,
  kind: String(kind),
  cells: (cells ?? {}) as Cells,
  reason: String(reason ?? ''),
  recipe: id as number,
})

/** Recipes first, each by a press or its digit; then every kind, to be filled in by oneself. */
export function ChooseGift({ recipes, chosen, keptAt, onChoose }: Props) {
  const say = useSay()
  const offered = recipes.filter(({ kind }) => bulkKinds[String(kind)]?.one)
  useDigits((at) => offered[at] && onChoose(ofRecipe(offered[at])))
  return (
    <section className="card compensate-offer" aria-label={say(['补什么', 'What to give'])}>
      {offered.length > 0 && (
        <>
          <h2>{say(['补偿方案', 'Recipes'])}</h2>
          <div className="compensate-recipes">
            {offered.map((row, at) => (
              <Pick
                key={String(row.id)}
                on={chosen?.key === `recipe ${row.id}`}
                label={[String(row.name), String(row.name)]}
                beside={bulkKinds[String(row.kind)]?.label}
                digit={at < 9 ? at + 1 : undefined}
                onPick={() => onChoose(ofRecipe(row))}
              />
            ))}
          </div>
        </>
      )}
      {keptAt && (
        <p className="compensate-kept">
          <Link to={keptAt}>{say(['维护补偿方案', 'Keep the recipes'])}</Link>
        </p>
      )}
      <h2>{say(['自己填写', 'Fill it in'])}</h2>
      <div className="compensate-kinds">
        {kindsOfOne().map(({ name, label }) => (
          <Pick
            key={name}
            on={chosen?.key === `kind ${name}`}
            label={label}
            onPick={() => onChoose({ key: `kind ${name}`, kind: name, cells: {}, reason: '' })}
          />
        ))}
      </div>
    </section>
  )
}

interface PickProps {
  readonly on: boolean
  readonly label: Label
  readonly beside?: Label | undefined
  readonly digit?: number | undefined
  onPick(): void
}

function Pick({ on, label, beside, digit, onPick }: PickProps) {
  const say = useSay()
  return (
    <button type="button" className="compensate-pick" aria-pressed={on} onClick={onPick}>
      <span>{say(label)}</span>
      {beside && <small>{say(beside)}</small>}
      {digit !== undefined && <kbd aria-hidden>{digit}</kbd>}
    </button>
  )
}

/** Digits choose, while nobody types. */
function useDigits(choose: (at: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      const types =
        target instanceof HTMLElement && target.closest('input, textarea, [role=dialog]')
      if (types || ctrlKey || metaKey || altKey || !/^[1-9]$/.test(key)) return
      choose(Number(key) - 1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
