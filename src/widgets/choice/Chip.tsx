import type { Tones } from '#declare'

/** How many tones there are; choices beyond begin again. */
const TONES = 6

interface Props {
  /** By its place in a list, or praise, doubt and blame. */
  readonly tone: number | Tones[string]
  readonly children: string
}

/** A word on a tinted ground. The tone tells nothing the word does not. */
export const Chip = ({ tone, children }: Props) => (
  <span
    className={`cell-chip tone-${typeof tone === 'number' ? ((tone % TONES) + TONES) % TONES : tone}`}
  >
    <span title={children}>{children}</span>
  </span>
)
