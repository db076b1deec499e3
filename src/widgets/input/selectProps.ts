import type { AriaAttributes } from 'react'

/** What a menu to choose one of a few takes. It is named by `aria-label`, or by the label whose id it is told. */
export interface SelectProps
  extends Pick<
    AriaAttributes,
    'aria-label' | 'aria-labelledby' | 'aria-required' | 'aria-invalid' | 'aria-describedby'
  > {
  readonly id?: string
  readonly name?: string
  readonly value: string
  /** Values and what they are called. */
  readonly choices: readonly (readonly [value: string, name: string])[]
  readonly onChoose: (value: string) => void
  readonly disabled?: boolean
  readonly className?: string
  /** Takes the focus and opens at once: somebody has pressed what stood in its place. */
  readonly begins?: boolean
  readonly focus?: (element: HTMLElement | null) => void
  readonly onLeave?: () => void
}
