import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { useCallback } from 'react'
import type { Entity, Label, Row } from '#declare'
import { codes, PortalError } from '../../client/portalError.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import { type Say, useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { type Consent, withConsent } from '../dialog/withConsent.ts'
import { labelAt } from '../fieldAt.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { tellPassword } from '../record/tellPassword.ts'
import { changedValues } from './values.ts'

/** What became of a save: the record, messages by field, theirs where somebody was faster, or nothing at all. */
export type Saved =
  | { readonly kind: 'saved'; readonly record: Row }
  | { readonly kind: 'refused'; readonly errors: { readonly [field: string]: string } }
  | { readonly kind: 'stale'; readonly current: Row }
  | { readonly kind: 'stopped' }

/** What a save is told beside the values. */
interface SaveTerms {
  /** Somebody else's changes came along. */
  readonly merged?: boolean
  /** The portal has it: said before anything is told that somebody must agree to first. */
  onKept?(): void
}

/**
 * Saves the values of a form under the version they were read in; tells what there is to tell, and that somebody
 * else's changes came along where they were merged.
 */
export function useSave(
  entity: Entity,
): (values: Row, before: Row | null, terms?: SaveTerms) => Promise<Saved> {
  const portal = useDataProvider<PortalProvider>()
  const client = useQueryClient()
  const notify = useNotify()
  const ask = useDialog()
  const say = useSay()
  return useCallback(
    async (values, before, { merged = false, onKept } = {}) => {
      const data = changedValues(entity, values, before)
      if (before && Object.keys(data).length === 0) {
        notify(say(['没有需要保存的修改', 'There is nothing to save']), { type: 'info' })
        return { kind: 'saved', record: before }
      }
      const send = (consent: Consent) => sendRecord(portal, entity, data, before, consent)
      try {
        const answer = await withConsent(send, ask, say)
        if (!answer) return { kind: 'stopped' }
        onKept?.()
        const { _cut: cut, ...record } = answer
        if (before)
          client.setQueryData(
            [entity.name, 'getOne', { id: String(before.id), meta: undefined }],
            record,
          )
        client.invalidateQueries({ queryKey: [entity.name] })
        if (cut) tellCut(entity, cut as readonly CutFrom[], notify, say)
        else
          notify(merged ? say(withTheirs) : toldOf(entity, before, record, say), {
            type: 'success',
          })
        await tellPassword(ask, say, record)
        return { kind: 'saved', record }
      } catch (error) {
        return outcomeOf(error) ?? notifyError(notify, error)
      }
    },
    [entity, portal, client, notify, ask, say],
  )
}

/** That it was saved, and what came of it besides: a text that was proofed is a draft again once it is changed. */
function toldOf(entity: Entity, before: Row | null, record: Row, say: Say): string {
  const state = record[entity.stateField]
  const label = entity.states[String(state)]
  if (!before || !label || before[entity.stateField] === state) return say(['已保存', 'Saved'])
  return say(['已保存，状态变为“{state}”', 'Saved; it is now {state}'], { state: say(label) })
}

const withTheirs: Label = [
  '已保存，并合并了他人刚才的修改',
  'Saved, together with what somebody else has just changed',
]

/** What the portal cut from a text, by the field it was cut from. */
interface CutFrom {
  readonly field: string
  readonly cut: readonly string[]
}

function tellCut(
  entity: Entity,
  all: readonly CutFrom[],
  notify: ReturnType<typeof useNotify>,
  say: Say,
): void {
  const what = all
    .map(({ field, cut }) => `${say(labelAt(entity, field))}：${cut.slice(0, 8).join('、')}`)
    .join('；')
  notify(
    say(['已保存；已去掉不允许的内容：{what}', 'Saved without what is not allowed: {what}'], {
      what,
    }),
    {
      type: 'warning',
    },
  )
}

async function sendRecord(
  portal: PortalProvider,
  entity: Entity,
  data: Row,
  before: Row | null,
  consent: Consent,
): Promise<Row> {
  if (!before) return (await portal.create(entity.name, { data, meta: consent })).data as Row
  const version = before.version
  const given = {
    id: Number(before.id),
    data: { ...data, version },
    meta: consent,
    previousData: before as never,
  }
  return (await portal.update(entity.name, given)).data as Row
}

/** What a refusal by the portal comes to; undefined where it is none that a form can show. */
export function outcomeOf(error: unknown): Saved | undefined {
  if (!(error instanceof PortalError)) return undefined
  const { current, errors } = error.answer
  if (error.code === codes.conflict && current && !errors) return { kind: 'stale', current }
  return errors ? { kind: 'refused', errors } : undefined
}

/** Tells what no field of the form can. */
export function notifyError(notify: ReturnType<typeof useNotify>, error: unknown): Saved {
  notify(wordsOf(error), { type: 'error' })
  return { kind: 'stopped' }
}
