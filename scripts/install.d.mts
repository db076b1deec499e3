/** What install.mjs offers to the TypeScript beside it. */
export function whenNpmIsGone(then: () => void): NodeJS.Timeout | undefined
/** Runs a program with our terminal and signals, and resolves to its exit code. */
export function run(
  command: string,
  given: readonly string[],
  options?: import('node:child_process').SpawnOptions,
): Promise<number>
