/** What builtProgram.mjs offers to the TypeScript beside it. */
export function builtProgram(): string | undefined
