/** What the help of a screen is to be opened at: the Chinese half of a line's label; empty for its beginning. */
interface Asked {
  readonly path: string
  readonly line: string
}

/** What the button of the help listens to. */
export const heardAt = 'masthead:help'
let asked: Asked | null = null

/** Opens the help of a screen at a line of it: at once where one is on that screen, else when one has come there. */
export function askHelp(path: string, line: string): void {
  asked = { path, line }
  // Once the press that asked for it is over: what else it closes and leads to comes first.
  setTimeout(() => dispatchEvent(new Event(heardAt)))
}

/** What is asked for on a screen, once. */
export function takeAsked(path: string): Asked | null {
  if (asked?.path !== path) return null
  const taken = asked
  asked = null
  return taken
}
