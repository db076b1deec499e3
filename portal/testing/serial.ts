let next = 0

/** A number of its own, so that tests on one database do not meet. */
export const serial = (): number => ++next

/** Begins at one again: a file of tests makes the same records whatever its worker ran before. */
export const countAnew = (): void => {
  next = 0
}
