import type { Settings } from '../settings.ts'

/** Traces from now on where the settings ask for it, before a database is opened; nothing of it is loaded else. */
export async function traceAs(
  part: 'portal' | 'jobs',
  { tracing }: Settings,
): Promise<() => Promise<void>> {
  if (!tracing) return async () => {}
  const { startTracing } = await import('./startTracing.ts')
  return startTracing(tracing, part)
}
