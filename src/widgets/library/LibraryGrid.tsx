import type { KeyboardEvent } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import type { Material } from '../upload/reportUpload.ts'
import { factsOf } from './factsOf.ts'
import type { LibraryProps } from './libraryProps.ts'
import { MaterialLook } from './MaterialLook.tsx'

interface Props extends Pick<LibraryProps, 'unfit' | 'onPick' | 'fitted' | 'onFit'> {
  readonly list: readonly Material[]
  readonly busy: boolean
}

/** Items side by side; arrows go from one to the next and to the line above or below. */
export function LibraryGrid({ list, busy, unfit, onPick, fitted, onFit }: Props) {
  const say = useSay()
  return (
    <ul className="library-grid" aria-busy={busy} onKeyDown={walk}>
      {list.map((material) => {
        const why = unfit?.(material) ?? null
        if (why === 'never') return null
        const facts = factsOf(material)
        const way = why && onFit ? fitted?.(material) : undefined
        return (
          <li key={material.id}>
            <button
              type="button"
              className="library-item"
              aria-disabled={why !== null && !way}
              title={why ? say(why) : material.name}
              onClick={() => {
                if (!why) onPick(material)
                else if (way) onFit?.(material)
              }}
            >
              <MaterialLook material={material} />
              <span className="library-name">{material.name}</span>
              {facts && <small>{facts}</small>}
              {why && <small className="library-unfit">{say(why)}</small>}
              {way && <small className="library-way">{say(way)}</small>}
            </button>
            {material.mediaType === 'audio' && (
              // biome-ignore lint/a11y/useMediaCaption: what readers hear has its text elsewhere
              <audio controls preload="none" src={material.url} aria-label={material.name} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const steps: { readonly [key: string]: (at: number, across: number) => number } = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at, across) => at + across,
  ArrowUp: (at, across) => at - across,
  Home: () => 0,
  End: () => Number.MAX_SAFE_INTEGER,
}

function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key]
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('.library-item')]
  const at = items.indexOf(event.target as HTMLElement)
  if (!step || at < 0) return
  event.preventDefault()
  const top = items[0]?.getBoundingClientRect().top
  const across = items.filter((item) => item.getBoundingClientRect().top === top).length
  items[Math.min(Math.max(step(at, across), 0), items.length - 1)]?.focus()
}
