export const dropProblems = async (..._: unknown[]): Promise<never> => {
  throw new Error('not written yet')
}
