import { type KeyboardEvent, useEffect, useState } from 'react'
import type { Lane } from './lanesOf.ts'
import type { Entry } from './useEntries.ts'

/** An entry that was lifted by keys: how far along time it was taken, and the lane it is over. */
export interface Lift {
  readonly entry: Entry
  readonly days: number
  readonly lane: string
}

interface Lifting {
  /** In the order they stand on the screen. */
  readonly lanes: readonly Lane[]
  readonly placeable: (entry: Entry) => boolean
  onLift(lift: Lift): void
  onMove(lift: Lift): void
  onDrop(lift: Lift): void
  onCancel(lift: Lift): void
}

const WEEK = 7
const along: { readonly [code: string]: number } = { ArrowLeft: -1, ArrowRight: 1 }
const across: { readonly [code: string]: number } = { ArrowUp: -1, ArrowDown: 1 }

/** Where a key takes what is lifted; undefined for a key that takes it nowhere, such as past the last of its lanes. */
export function taken(
  lift: Lift,
  { code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>,
  lanes: readonly Lane[],
  placeable: (entry: Entry) => boolean,
): Lift | undefined {
  const days = along[code]
  if (days) return { ...lift, days: lift.days + days * (shiftKey ? WEEK : 1) }
  const by = across[code]
  if (!by || !placeable(lift.entry)) return undefined
  const kin = lanes.filter(({ entity }) => entity.name === lift.entry.entity.name)
  const to = kin[kin.findIndex(({ key }) => key === lift.lane) + by]
  return to && { ...lift, lane: to.key }
}

/**
 * An entry in hand by keys alone: Space lifts it, arrows take it along time and from lane to lane, Space or Enter puts it
 * down, Escape leaves it where it was. Where it is says what was pressed, never where anything stands on the screen: a
 * page that scrolls or is drawn late takes it nowhere else.
 */
export function useLift({ lanes, placeable, ...acts }: Lifting) {
  const [lift, setLift] = useState<Lift | null>(null)
  const leave = () => {
    if (!lift) return
    setLift(null)
    acts.onCancel(lift)
  }
  const { key = null } = lift?.entry ?? {}
  // Drawn where it is now, it may be out of sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is another place
  useEffect(() => {
    if (key === null) return
    document
      .querySelector(`[data-entry="${CSS.escape(key)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [key, lift?.days, lift?.lane])
  return {
    lift,
    leave,
    pressed: (entry: Entry, event: KeyboardEvent) => {
      const { code } = event
      if (lift?.entry.key !== entry.key) {
        if (code !== 'Space') return
        event.preventDefault()
        const first = { entry, days: 0, lane: String(entry.place) }
        setLift(first)
        return acts.onLift(first)
      }
      if (code in along || code in across) {
        event.preventDefault()
        const next = taken(lift, event, lanes, placeable)
        if (!next) return
        setLift(next)
        return acts.onMove(next)
      }
      if (!['Space', 'Enter', 'NumpadEnter', 'Escape'].includes(code)) return
      event.preventDefault()
      event.stopPropagation()
      if (code === 'Escape') return leave()
      setLift(null)
      acts.onDrop(lift)
    },
  }
}
