/** What a chart is drawn with: colours and letters as the theme has them where it stands. */
export interface Ink {
  readonly text: string
  readonly quiet: string
  readonly line: string
  readonly paper: string
  readonly tones: readonly string[]
  readonly font: string
}

/** So many lines are told apart by colour and by shape. */
export const TONES = 8
/** What stands at the points of a line, so that no line is told by its colour alone. */
const shapes = [
  ...['circle', 'rect', 'triangle', 'diamond'],
  ...['path://M0 0H10L5 10Z', 'path://M3 0h4v3h3v4h-3v3h-4v-3h-3v-4h3z', 'circle', 'rect'],
]

export const toneOf = (ink: Ink, at: number): string => ink.tones[at % TONES] ?? ink.text
export const shapeOf = (at: number): string => shapes[at % TONES]!

/** Reads the tokens of the theme as they hold for an element. */
export function inkOf(element: HTMLElement): Ink {
  const probe = element.appendChild(document.createElement('i'))
  const token = (name: string) => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color || '#888'
  }
  try {
    return {
      text: token('--mui-palette-text-primary'),
      quiet: token('--mui-palette-text-secondary'),
      line: token('--line'),
      paper: token('--mui-palette-background-paper'),
      tones: Array.from({ length: TONES }, (_, at) => token(`--tone-${at}`)),
      // ECharts writes it into an attribute as it is.
      font: getComputedStyle(element).fontFamily.replaceAll('"', "'") || 'sans-serif',
    }
  } finally {
    probe.remove()
  }
}
