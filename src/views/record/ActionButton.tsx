import Button, { type ButtonProps } from '@mui/material/Button'
import type { Label } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { Tip } from '../overlay/Tip.tsx'

interface Props extends Pick<ButtonProps, 'variant' | 'color'> {
  readonly label: Label
  /** Why it cannot be pressed now. */
  readonly whyNot?: Label | undefined
  press(): void
}

/** A button for a move or an action; one that cannot be pressed says why, and never stands out. */
export function ActionButton({ label, whyNot, press, variant = 'outlined', ...look }: Props) {
  const say = useSay()
  if (!whyNot)
    return (
      // Pressed twice in one go it is meant once, and what comes under the mouse by the first press is not meant at all.
      <Button variant={variant} {...look} onClick={({ detail }) => detail < 2 && press()}>
        {say(label)}
      </Button>
    )
  return (
    <Tip title={say(whyNot)}>
      <span>
        <Button variant="outlined" disabled aria-label={`${say(label)}：${say(whyNot)}`}>
          {say(label)}
        </Button>
      </span>
    </Tip>
  )
}
