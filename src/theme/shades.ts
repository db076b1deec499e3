import { mix, readableOn } from './contrast.ts'

/** What stands behind everything, and what cards and dialogs are made of, in either scheme. */
export const grounds = {
  light: { ground: '#f3f5f8', paper: '#ffffff' },
  dark: { ground: '#11151b', paper: '#191f28' },
} as const
export type SchemeName = keyof typeof grounds

/** So much of the accent lies in what is selected. Styles mix it themselves: see `--accent-soft`. */
export const softShare = 0.11

/** The accent somebody chose, made readable: the same hue, as much darker or lighter as it takes. */
export interface Shades {
  /** Text, icons, and what buttons are filled with: 4.5 : 1 on ground, on paper and on what is selected. */
  readonly main: string
  /** A filled button under the pointer. */
  readonly hover: string
  /** What is written on either. */
  readonly onMain: string
}

/** The least that text must stand apart from what is behind it. */
export const leastContrast = 4.5

/** The shades of an accent (`#409EFF`) in a scheme. */
export function shadesOf(accent: string, scheme: SchemeName): Shades {
  return scheme === 'light' ? onLight(accent) : onDark(accent)
}

function onLight(accent: string): Shades {
  const { ground } = grounds.light
  // The darkest thing it stands on is what is selected, which holds a share of it.
  const main = readableOn(accent, mix(ground, '#000000', softShare), 'darker', leastContrast)
  return { main, hover: mix(main, '#000000', 0.22), onMain: '#ffffff' }
}

function onDark(accent: string): Shades {
  const { paper } = grounds.dark
  const main = readableOn(accent, mix(paper, '#ffffff', softShare), 'lighter', leastContrast)
  return { main, hover: mix(main, '#ffffff', 0.22), onMain: '#08192c' }
}
