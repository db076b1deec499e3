/** Without those that are easily taken for one another: 0 and O, 1 and I. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 12

/** A code nobody guesses from another: 60 bits of the system's own randomness. */
export const randomCode = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LENGTH))]
    .map((byte) => letters[byte % letters.length])
    .join('')
