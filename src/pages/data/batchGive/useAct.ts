import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { wordsOf } from '../../../views/perform/wordsOf.ts'

/**
 * Runs one call at a time and tells what went wrong; what is shown of batches is asked for anew afterwards, whether it
 * went well or not, since a refusal often means that something changed. Null where it was not done.
 */
export function useAct() {
  const client = useQueryClient()
  const notify = useNotify()
  const [busy, setBusy] = useState<string | null>(null)
  const act = async <T>(
    name: string,
    run: () => Promise<T>,
    /** True where it was told elsewhere. */
    told: (error: unknown) => boolean = () => false,
  ): Promise<T | null> => {
    if (busy) return null
    setBusy(name)
    try {
      return await run()
    } catch (error) {
      if (!told(error)) notify(wordsOf(error), { type: 'error' })
      return null
    } finally {
      await refreshBatches(client)
      setBusy(null)
    }
  }
  return { busy, act }
}

type Client = ReturnType<typeof useQueryClient>
/** Batches, their summaries and rows are read anew. */
export async function refreshBatches(client: Client): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['batch'] }),
    client.invalidateQueries({ queryKey: ['batchRow'] }),
  ])
}
