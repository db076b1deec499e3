import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { createElement, lazy, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Entity, Fields, Row } from '#declare'
import { mergesOf } from '#derive/merges.ts'
import { typedWord } from '#derive/typedWord.ts'
import { PortalError } from '../../client/portalError.ts'
import type { Meant, PortalProvider } from '../../dataProvider/portalProvider.ts'
import { type Say, useSay } from '../../i18n/useSay.ts'
import { type Agreed, type Ask, type Question, useAsk } from '../ask/useAsk.ts'
import { type Consent, withConsent } from '../ask/withConsent.ts'
import { titleOf } from '../fieldAt.ts'
import { followLink } from '../jobs/followLink.ts'
import { play, soundOf } from '../play/playing.ts'
import { addressOf } from './addressOf.ts'
import { counting, countOf, isOutcome, outcomeQuestion, refusedOf } from './bulkOutcome.ts'
import { type Demands, demandsOf, takesAway } from './demands.ts'
import type { Choice } from './Picks.tsx'
import { tellPassword } from './tellPassword.ts'

const PagePhone = lazy(() => import('../preview/PagePhone.tsx'))
const Findings = lazy(() => import('./Findings.tsx'))
const WatchJob = lazy(() => import('../jobs/WatchJob.tsx'))
const LinkCard = lazy(() => import('./LinkCard.tsx'))
const Picks = lazy(() => import('./Picks.tsx'))
const Preview = lazy(() => import('../preview/Preview.tsx'))
const MergeChoice = lazy(() => import('../merge/MergeChoice.tsx'))

/** Moves, actions and removals as a person does them: asked first where it is due, told afterwards. */
export interface Perform {
  /** The record as it stands afterwards; null where it was not done. */
  move(record: Row, move: string): Promise<Row | null>
  /** `given` says for which board an action on the list is meant. */
  action(record: Row | null, name: string, given?: Row): Promise<unknown>
  remove(record: Row): Promise<boolean>
  /** The same for many, of which `records` are at hand for their names; true once done for at least one. */
  many(records: readonly Row[], meant: Meant, name: string): Promise<boolean>
}

/** What can be done with records of an entity. Lists and records shown are asked for anew afterwards. */
export function usePerform(entity: Entity): Perform {
  const portal = useDataProvider<PortalProvider>()
  const notify = useNotify()
  const client = useQueryClient()
  const navigate = useNavigate()
  const ask = useAsk()
  const say = useSay()
  return useMemo(() => {
    const refresh = () => client.invalidateQueries()
    const told = async <T>(
      title: string,
      run: () => Promise<T | null>,
      refused?: () => void,
    ): Promise<T | null> => {
      try {
        const done = await run()
        if (done === null) return null
        const job = (done as { readonly job?: unknown } | null)?.job
        if (typeof job === 'number') {
          await refresh()
          await ask({ title, shows: createElement(WatchJob, { id: job }), tells: true })
          await refresh()
          return done
        }
        if (!isOutcome(done))
          notify(say(['{title}：已完成', '{title}: done'], { title }), { type: 'success' })
        await refresh()
        return done
      } catch (error) {
        notify(wordsOf(error), { type: 'error' })
        refused?.()
        return null
      }
    }
    /** Asks again after a refusal, with everything as it was typed. */
    const until = async <T>(
      asking: (typed: Row | undefined) => Promise<Agreed | null>,
      run: (agreed: Agreed, refused: () => void) => Promise<T | null>,
      typed?: Row,
    ): Promise<T | null> => {
      const agreed = await asking(typed)
      if (!agreed) return null
      let isRefused = false
      const done = await run(agreed, () => {
        isRefused = true
      })
      return isRefused && agreed.values ? until(asking, run, agreed.values) : done
    }
    return {
      move: async (record, move) => {
        const title = say(entity.moves[move]!.label)
        const asking = (typed?: Row) =>
          askFor(
            ask,
            say,
            entity,
            move,
            title,
            [record],
            (values) => unmet(portal, entity, record, move, values),
            1,
            {},
            typed,
          )
        return until(asking, (agreed, refused) => {
          const send = (consent: Consent) =>
            portal.move(
              entity.name,
              Number(record.id),
              move,
              agreed.values,
              terms(agreed, consent, record),
            )
          const consent = consentOf(entity, move, record)
          return told(title, () => withConsent(send, ask, say, consent), refused)
        })
      },
      action: async (record, name, given = {}) => {
        const action = entity.actions[name]!
        if (action.opens || action.page) {
          navigate(addressOf(action, record))
          return null
        }
        const title = say(action.label)
        if (action.plays) {
          play(soundOf(entity, action, record))
          return null
        }
        if (action.previews) {
          const id = record && Number(record.id)
          const shows = createElement(Preview, { entity, name, id })
          return ask({ title, shows, tells: true, small: true, ok: close })
        }
        if (action.links && record) {
          const send = () => portal.action(entity.name, Number(record.id), name, {}, {})
          const link = await send().catch(
            (error: unknown) => void notify(wordsOf(error), { type: 'error' }),
          )
          if (!link) return null
          const shows = createElement(LinkCard, link as { address: string; title: string })
          return ask({ title, shows, tells: true, small: true, ok: close })
        }
        const asking = (typed?: Row) =>
          action.picks
            ? pick(ask, title, () => portal.action(entity.name, null, name, given, {})).catch(
                (error: unknown) => {
                  notify(wordsOf(error), { type: 'error' })
                  return null
                },
              )
            : askFor(
                ask,
                say,
                entity,
                name,
                title,
                record ? [record] : [],
                undefined,
                undefined,
                given,
                typed,
              )
        const sending = (agreed: Agreed) => (consent: Consent) =>
          portal.action(
            entity.name,
            record && Number(record.id),
            name,
            { ...given, ...agreed.values },
            terms(agreed, action.looks ? {} : consent, action.looks ? null : record),
          )
        if (action.looks) {
          const agreed = await asking()
          if (!agreed) return null
          const found = await sending(agreed)({}).catch((error: unknown) => {
            notify(wordsOf(error), { type: 'error' })
            return null
          })
          if (found) await ask({ title, ...shownAs(found as Row), tells: true })
          return found
        }
        const consent = consentOf(entity, name, record ?? undefined)
        const answer = await until(asking, (agreed, refused) =>
          told(title, () => withConsent(sending(agreed), ask, say, consent), refused),
        )
        const { found } = (answer ?? {}) as { readonly found?: Row }
        if (found) await ask({ title, shows: createElement(Findings, { found }), tells: true })
        if (isOutcome(answer)) await ask(outcomeQuestion(title, answer))
        await tellPassword(ask, say, answer)
        if (name === 'download' && isLink(answer)) followLink(answer)
        return answer
      },
      remove: async (record) => {
        const title = say(['删除{what}', 'Delete {what}'], { what: say(entity.label) })
        const agreed = await ask({
          title,
          text: say(['删除后可在回收站恢复。', 'It goes to the bin and can be restored.']),
          names: [titleOf(entity, record)],
          danger: true,
        })
        if (!agreed) return false
        const send = (consent: Consent) =>
          portal.delete(entity.name, { id: Number(record.id), meta: consent }).then(() => true)
        return (
          (await told(title, () => withConsent(send, ask, say, consentOf(entity, 'delete')))) ??
          false
        )
      },
      many: async (records, meant, name) => {
        const title = say(labelOf(entity, name))
        if (mergesOf(entity, name)) {
          if (!('ids' in meant)) {
            notify(say(['请逐条勾选要合并的记录', 'Tick the records to be merged']), {
              type: 'warning',
            })
            return false
          }
          const { ids } = meant
          const choice = createElement(MergeChoice, { entity, name, records, ids })
          const agreed = await ask({ title, shows: choice, small: true, fields: { of: {} } })
          if (!agreed) return false
          const target = Number(agreed.values?.target)
          const merged = await told(title, () => portal.merge(entity.name, name, ids, target))
          return merged !== null
        }
        const count = countOf(meant)
        const agreed = await askFor(ask, say, entity, name, title, records, undefined, count)
        if (!agreed) return false
        const send = counting(meant, (now, consent: Consent) =>
          portal.bulk(entity.name, name, now, agreed.values, terms(agreed, consent, null)),
        )
        const done = await withConsent(send, ask, say, consentOf(entity, name)).catch(
          (error: unknown) => {
            notify(wordsOf(error), { type: 'error' })
            return null
          },
        )
        if (!done) return false
        if (done.job !== undefined) {
          await refresh()
          await ask({ title, shows: createElement(WatchJob, { id: done.job }), tells: true })
          await refresh()
          return true
        }
        if (refusedOf(done).length > 0 || 'filter' in meant) {
          await refresh()
          await ask(outcomeQuestion(title, done))
          return true
        }
        notify(say(['{title}：{count} 条已完成', '{title}: {count} done'], { title, count }), {
          type: 'success',
        })
        await refresh()
        return true
      },
    }
  }, [entity, portal, notify, client, navigate, ask, say])
}

const remove: readonly [string, string] = ['删除', 'Delete']
const close: readonly [string, string] = ['关闭', 'Close']
const labelOf = (entity: Entity, name: string) =>
  entity.moves[name]?.label ??
  entity.actions[name]?.label ??
  (name === 'delete' ? remove : ([name, name] as const))

/** What an action found: a page of the app on a phone, else facts. */
const shownAs = (found: Row) =>
  'page' in found && 'cards' in found
    ? { shows: createElement(PagePhone, { page: found as never }), small: true as const, ok: close }
    : { shows: createElement(Findings, { found }) }

const isLink = (answer: unknown): answer is { readonly url: string; readonly name: string } =>
  typeof (answer as { readonly url?: unknown } | null)?.url === 'string'

const terms = ({ reason }: Agreed, consent: Consent, record: Row | null) => ({
  ...(reason && { reason }),
  ...consent,
  ...(typeof record?.version === 'number' && { version: record.version }),
})

/** What the dialog here has asked already, so that the portal need not. */
function consentOf(entity: Entity, name: string, record?: Row): Consent {
  const { confirm } = demandsOf(entity, name)
  if (typeof confirm === 'object') return { confirm: typedWord(entity, confirm.typed, record) }
  return confirm === 'count' ? { accept: ['confirm'] } : {}
}

/** Lets somebody choose from what there is; the keys of the chosen ones go along as `chosen`. */
async function pick(ask: Ask, title: string, look: () => Promise<unknown>): Promise<Agreed | null> {
  const { choices } = (await look()) as { readonly choices: readonly Choice[] }
  const shows = createElement(Picks, { choices })
  if (choices.length === 0) return ask({ title, shows, tells: true, small: true }).then(() => null)
  return ask({ title, shows, small: true, fields: { of: {}, record: { chosen: [] } } })
}

/** Asks whatever is demanded; agreed at once where nothing is. Several records, and leaving the shelf, ask always. */
async function askFor(
  ask: Ask,
  say: Say,
  entity: Entity,
  name: string,
  title: string,
  records: readonly Row[],
  needs?: (values: Row) => Promise<readonly string[]>,
  count = records.length,
  given: Row = {},
  typed: Row = {},
): Promise<Agreed | null> {
  const demands = demandsOf(entity, name)
  const fields = askedFields(entity, name, demands, records)
  const names = Object.keys(fields)
  const many = count > 1 || name === 'delete'
  const quiet =
    !demands.confirm && !demands.reason && names.length === 0 && !demands.checked && !many
  if (quiet) return {}
  const [first] = records
  const question: Question = {
    title,
    names: records.map((record) => titleOf(entity, record)),
    count,
    reason: demands.reason,
    danger: takesAway.includes(name),
    ...(many && {
      text: say(
        ['将对以下 {count} 条记录执行“{title}”：', '"{title}" for these {count} records:'],
        { count, title },
      ),
    }),
    ...(typeof demands.confirm === 'object' && {
      typed: typedWord(entity, demands.confirm.typed, first),
    }),
    ...(demands.checked && needs && names.length === 0 && { needs: () => needs({}) }),
    ...(names.length > 0 && {
      fields: {
        of: fields,
        record: {
          ...defaultsOf(fields),
          ...only(given, names),
          ...(first && !many && only(first, ofEntity(entity, name, names))),
          ...typed,
        },
      },
    }),
  }
  return ask(question).then(
    (agreed) =>
      agreed && { ...agreed, ...(agreed.values && { values: only(agreed.values, names) }) },
  )
}

/** What stands at first in the fields that are an action's own. */
const defaultsOf = (fields: Fields): Row =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.default === undefined ? [] : [[name, field.default]],
    ),
  )

/** Of what is asked, what the record has a value of already: an action's own fields start empty, and what a copy drops. */
const ofEntity = (entity: Entity, name: string, names: readonly string[]): readonly string[] => {
  const { asks, copies } = entity.actions[name] ?? {}
  const own = asks && !Array.isArray(asks) ? Object.keys(asks) : []
  const anew = entity.moves[name]?.asks ?? []
  const fresh: readonly string[] = [...own, ...anew, ...(copies?.drop ?? [])]
  return names.filter((field) => !fresh.includes(field))
}

const only = (values: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.filter((name) => name in values).map((name) => [name, values[name]]))

/** What an action asks for, and what a move needs and the record lacks. */
function askedFields(
  entity: Entity,
  name: string,
  demands: Demands,
  records: readonly Row[],
): Fields {
  const asks = entity.actions[name]?.asks ?? []
  const anew = entity.moves[name]?.asks ?? []
  const lacking = demands.fields.filter(
    (field) => anew.includes(field) || records.some((record) => record[field] == null),
  )
  const names = [
    ...anew,
    ...(Array.isArray(asks) ? (asks as readonly string[]) : []),
    ...lacking.filter((field) => !anew.includes(field)),
  ]
  // What is read only otherwise is typed here; what a move lacks must be.
  const own = names.map((field) => {
    const { required, ...declared } = entity.fields[field]!
    const demanded = required === true || lacking.includes(field)
    return [field, { ...declared, required: demanded, readOnly: false }] as const
  })
  return { ...Object.fromEntries(own), ...(Array.isArray(asks) ? {} : (asks as Fields)) }
}

async function unmet(
  portal: PortalProvider,
  entity: Entity,
  record: Row,
  move: string,
  values: Row,
) {
  const { errors = {} } = await portal.check(entity.name, values, { id: Number(record.id), move })
  return Object.values(errors)
}

/** The portal's words, with what stands in the way. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof PortalError)) return (error as Error).message
  const used = error.answer.usedBy?.map(({ title }) => title) ?? []
  const others = Object.values(error.fields).filter((message) => message !== error.message)
  return [error.message, ...others, ...used].join('\n')
}
