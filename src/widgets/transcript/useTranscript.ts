import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWrappedSource } from 'ra-core'
import { useContext, useState } from 'react'
import { get, useFormState } from 'react-hook-form'
import type { Label, StoredFile } from '#declare'
import type { Paragraph } from '#derive/transcript/transcript.ts'
import { call } from '#src/client/client.ts'
import { useEntityInfo } from '../reference/EntitiesContext.ts'
import { OwnerContext } from '../upload/OwnerContext.ts'

/** What the portal tells of the transcript of a recording. */
export interface Transcript {
  readonly status: 'none' | 'waiting' | 'done' | 'silent' | 'failed'
  readonly paragraphs: readonly Paragraph[]
  readonly version: number
  readonly corrected: boolean
  readonly byName?: string
  readonly why?: Label
}

/** Asked again after so many milliseconds while it is written down. */
const PAUSE = 1500

/** The transcript of a recording of the record one is at; null in a form of what is not saved yet. */
export function useTranscript(source: string, url: string) {
  const { entity = '', recordId: id = null } = useContext(OwnerContext)?.form() ?? {}
  const info = useEntityInfo(entity)
  const wrapped = useWrappedSource(source)
  const { defaultValues } = useFormState()
  const client = useQueryClient()
  const [refusal, setRefusal] = useState('')
  const field = wrapped.replace(/\.\d+(?=\.)/g, '')
  const path = `${info?.path}/${id}/transcript`
  const key = ['transcript', path, field, url]
  const isSaved =
    info !== undefined &&
    id !== null &&
    (get(defaultValues, wrapped) as StoredFile | null)?.url === url
  const { data, error } = useQuery({
    queryKey: key,
    enabled: isSaved,
    retry: false,
    queryFn: async () =>
      (await call<Transcript>('GET', path, { query: { field, url }, quiet: true })).data,
    refetchInterval: ({ state }) => (state.data?.status === 'waiting' ? PAUSE : false),
  })
  const send = async (method: 'POST' | 'PUT', more: object): Promise<boolean> => {
    setRefusal('')
    try {
      const answer = await call<Transcript>(method, path, { body: { field, url, ...more } })
      client.setQueryData(key, answer.data)
      return true
    } catch (problem) {
      setRefusal((problem as Error).message)
      return false
    }
  }
  return {
    ...{ isSaved, error, refusal },
    transcript: data ?? null,
    start: (again: boolean) => send('POST', again ? { again } : {}),
    keep: (paragraphs: readonly Paragraph[]) =>
      send('PUT', { paragraphs, version: data?.version ?? 0 }),
    reload: () => client.invalidateQueries({ queryKey: key }),
  }
}
