/** Rows as react-admin's export of a list has them. */
type Rows = readonly object[]
type Done = (error: Error | null, csv: string) => void

/** Excel takes a file without it for one in the encoding of the machine, and shows Chinese as noise. */
const byteOrderMark = '\uFEFF'

/**
 * In place of the library with which react-admin writes CSV: the same, loaded when a list is exported, since every list
 * would bear it from the start. (Lists of entities are exported by the portal.)
 */
export default function jsonexport(rows: Rows, done: Done): void {
  // Without its ending, since the whole address is what stands in for it here.
  import('jsonexport/dist/index')
    .then(({ default: write }) =>
      write(rows, (error, csv) => done(error, error ? csv : byteOrderMark + csv)),
    )
    .catch((error: Error) => done(error, ''))
}
