/** What the place of the tour listens to. */
export const heardAt = 'masthead:tour'

/** Asked for before its place was loaded. */
export const tour = { isAsked: false }

/** Begins the tour, from wherever. */
export const openTour = (): boolean => {
  tour.isAsked = true
  return dispatchEvent(new Event(heardAt))
}
