/** What the settings panel listens to. */
export const heardAt = 'masthead:settings'

/** Opens the settings panel, from wherever. */
export const openSettings = (): boolean => dispatchEvent(new Event(heardAt))
