/** Files up to so many bytes are checked within the call: some two thousand rows. */
const AT_ONCE = 128 * 1024

/** Whether a file of so many bytes is checked within the call that hands it in. */
export const isShort = (bytes: number): boolean => bytes <= AT_ONCE
