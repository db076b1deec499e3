/** How many tones there are; choices beyond begin again. */
const TONES = 6

/** A word on a tinted ground. The tone tells nothing the word does not. */
export const Chip = ({ tone, children }: { readonly tone: number; readonly children: string }) => (
  <span className={`cell-chip tone-${((tone % TONES) + TONES) % TONES}`}>
    <span title={children}>{children}</span>
  </span>
)
