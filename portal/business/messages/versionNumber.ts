/** The version of an app as one number that grows with it, `7.12.3` as 7012003; 0 for what is none. */
export function versionNumber(version: unknown): number {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(String(version ?? ''))
  if (!found) return 0
  const [major, minor, patch] = found.slice(1).map((part) => Math.min(Number(part), 999))
  return (major as number) * 1_000_000 + (minor as number) * 1000 + (patch as number)
}
