export const portalCommand: readonly string[]
