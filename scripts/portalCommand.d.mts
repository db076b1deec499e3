export const portalCommand: readonly string[]
export const portalEnv: Readonly<Record<string, string>>
