import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import type { Entity } from '#declare'
import { wordsOf } from '../perform/wordsOf.ts'
import { readPeople, readTalk, talkKey } from './talkCalls.ts'

/** How often others are looked for while it stands open, in milliseconds. */
const OFTEN = 15_000

/** What is said at a record; asked for again when somebody comes back to the window, and while it stands open. */
export const useTalk = (entity: Entity, id: number, isOpen = false) =>
  useQuery({
    queryKey: talkKey(entity, id),
    queryFn: () => readTalk(entity, id),
    refetchOnWindowFocus: true,
    refetchInterval: isOpen ? OFTEN : false,
    // The record stands without it.
    meta: { quiet: true },
    retry: false,
  })

/** Everybody to speak to. */
export const usePeople = () =>
  useQuery({
    queryKey: ['people'],
    queryFn: readPeople,
    staleTime: 300_000,
    meta: { quiet: true },
    retry: false,
  })

/** Does something with what is said, and shows how it stands then; false where it was refused, which is told. */
export function useDoing(entity: Entity, id: number) {
  const client = useQueryClient()
  const notify = useNotify()
  return async (does: () => Promise<unknown>): Promise<boolean> => {
    try {
      await does()
      return true
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
      return false
    } finally {
      await client.invalidateQueries({ queryKey: talkKey(entity, id) })
      void client.invalidateQueries({ queryKey: ['myTalk'] })
    }
  }
}
