import { createElement, lazy } from 'react'
import type { Label } from '#declare'
import type { CheckResult } from '../../dataProvider/portalProvider.ts'
import { type Consent, withConsent } from '../dialog/withConsent.ts'
import type { Performing } from '../perform/Performing.ts'
import { wordsOf } from '../perform/wordsOf.ts'

const AlongNote = lazy(() => import('../record/AlongNote.tsx'))
const comesBack: Label = ['将一并恢复：', 'Along with it:']

/** A record in the bin. */
interface Binned {
  readonly entity: string
  readonly id: number
  readonly title: string
}

type Here = Pick<Performing, 'portal' | 'ask' | 'say' | 'notify'>

/** Brings a record back, having told what comes along or what it lacks; whether it was done. */
export async function bringBack(here: Here, { entity, id, title }: Binned): Promise<boolean> {
  const { portal, ask, say, notify } = here
  const question = say(['恢复这条记录？', 'Restore this record?'])
  const notes = await notesOf(here, entity, id)
  if (!(await ask({ title: question, names: [title], ...notes }))) return false
  try {
    const send = (consent: Consent) => portal.restore(entity, id, consent)
    if ((await withConsent(send, ask, say)) === null) return false
    notify(say(['已恢复', 'Restored']), { type: 'success' })
    return true
  } catch (problem) {
    notify(wordsOf(problem), { type: 'error' })
    return false
  }
}

/** What comes back along with a record, or what stands in its way. */
async function notesOf({ portal }: Here, entity: string, id: number) {
  const { errors = {}, along = [] } = await portal
    .check(entity, {}, { id, restore: true })
    .catch((): CheckResult => ({}))
  const barred = Object.values(errors)
  if (barred.length > 0) return { needs: async () => barred }
  return { leads: createElement(AlongNote, { title: comesBack, found: Promise.resolve(along) }) }
}
