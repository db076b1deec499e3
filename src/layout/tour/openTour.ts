/** What the place of the tour listens to. */
export const heardAt = 'masthead:tour'

/** Begins the tour, from wherever. */
export const openTour = (): boolean => dispatchEvent(new Event(heardAt))
