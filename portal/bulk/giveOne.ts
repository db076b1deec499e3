export const giveOne = async (..._: unknown[]): Promise<never> => {
  throw new Error('not written yet')
}
