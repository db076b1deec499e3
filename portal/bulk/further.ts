const notYet = async (..._: unknown[]): Promise<never> => {
  throw new Error('not written yet')
}
export const again = notYet
export const rerun = notYet
export const undo = notYet
