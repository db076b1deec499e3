import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import type { Entity, Label } from '#declare'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useSay } from '../../i18n/useSay.ts'
import { askTime } from '../dialog/askTime.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { type Consent, withConsent } from '../dialog/withConsent.ts'
import { labelAt } from '../fieldAt.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { type Revised, revisionDeeds } from './revisionCalls.ts'
import { revisionKey } from './useRevision.ts'

/** What is done about a revision, each by a press. */
export type RevisionDeeds = {
  readonly [deed in 'publish' | 'schedule' | 'unschedule' | 'approve' | 'discard']: () => void
}

/** The deeds of a revision: asked first where readers see it or something is lost, told afterwards. `onOver` once there is none any more. */
export function useRevisionDeeds(
  entity: Entity,
  { record, revision }: Revised,
  onOver: () => void,
): RevisionDeeds {
  const say = useSay()
  const ask = useDialog()
  const id = Number(record.id)
  const { carryOut, renewed } = useCarryOut(entity, id)
  const { version, publishAt } = revision
  const publish = async () => {
    const title = say(['发布修订稿？', 'Publish the revision?'])
    const text = say(['发布后读者立即看到：{fields}', 'Readers see it at once: {fields}'], {
      fields: revision.fields.map((name) => say(labelAt(entity, name))).join(say(['、', ', '])),
    })
    if (!(await ask({ title, text, ok: ['发布', 'Publish'] }))) return
    const send = (consent: Consent) => revisionDeeds.publish(entity, id, version, consent)
    const done = await carryOut(() => withConsent(send, ask, say), ['已发布', 'Published'])
    if (done) onOver()
  }
  const schedule = () =>
    askTime(ask, say, {
      title: say(['定时发布修订稿', 'Publish it at a time']),
      text: say([
        '到时由系统发布。此后再修改修订稿，需要重新定时。',
        'The portal publishes it then. Once the revision is changed, it needs a time anew.',
      ]),
      label: ['发布时间', 'Publishing time'],
      known: publishAt,
      send: (time, consent) => revisionDeeds.schedule(entity, id, version, time, consent),
      done: renewed,
    })
  const unschedule = () =>
    carryOut(async () => {
      const answer = await revisionDeeds.schedule(entity, id, version, null, {})
      renewed(answer)
      return answer
    }, ['已取消定时', 'No longer published by itself'])
  const approve = () =>
    carryOut(async () => {
      const answer = await revisionDeeds.approve(entity, id, version)
      renewed(answer)
      return answer
    }, ['已审核通过', 'Approved'])
  const discard = async () => {
    const title = say(['丢弃修订稿？', 'Discard the revision?'])
    const text = say(
      [
        '{who} 于 {at} 的修改会丢失，线上内容不变。',
        'What {who} changed on {at} is lost; what is live stays.',
      ],
      { who: revision.writer.name, at: dateTime(revision.at) },
    )
    if (!(await ask({ title, text, ok: ['丢弃', 'Discard'], danger: true }))) return
    const send = () => revisionDeeds.discard(entity, id, version).then(() => true)
    if (await carryOut(send, ['已丢弃', 'Discarded'])) onOver()
  }
  return { publish, schedule, unschedule, approve, discard }
}

/** Does something and tells that it is done, or why it is not; null where it is not. */
function useCarryOut(entity: Entity, id: number) {
  const say = useSay()
  const notify = useNotify()
  const client = useQueryClient()
  const renewed = (told: Revised) => client.setQueryData(revisionKey(entity, id), told)
  const carryOut = async <T>(run: () => Promise<T | null>, done: Label): Promise<T | null> => {
    try {
      const answer = await run()
      if (answer === null) return null
      notify(say(done), { type: 'success' })
      void client.invalidateQueries({ queryKey: [entity.name] })
      return answer
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
      void client.invalidateQueries({ queryKey: revisionKey(entity, id) })
      return null
    }
  }
  return { carryOut, renewed }
}
