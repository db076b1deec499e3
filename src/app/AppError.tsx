import { Broken } from '../layout/ScreenBoundary.tsx'

interface Props {
  readonly error: Error
  resetErrorBoundary(given?: unknown): void
}

/** What is left where the frame itself fails. */
export function AppError({ error, resetErrorBoundary }: Props) {
  return (
    <main>
      <Broken error={error} again={() => resetErrorBoundary()} />
    </main>
  )
}
