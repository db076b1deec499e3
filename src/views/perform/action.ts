import { createElement, lazy } from 'react'
import type { Action, Row } from '#declare'
import { listPathOf } from '#resources/screens.ts'
import type { Agreed, Tries } from '../dialog/useDialog.ts'
import { type Consent, withConsent } from '../dialog/withConsent.ts'
import { followLink } from '../jobs/followLink.ts'
import { createAt } from '../list/createAt.ts'
import { play, soundOf } from '../play/playing.ts'
import { addressOf } from '../record/addressOf.ts'
import { isOutcome, outcomeQuestion } from '../record/bulkOutcome.ts'
import type { Choice } from '../record/Picks.tsx'
import { tellPassword } from '../record/tellPassword.ts'
import { confirmAction } from './confirmAction.ts'
import { confirmAndRun } from './confirmAndRun.ts'
import { close, labelOn } from './labels.ts'
import { runAndNotify, unlessRefused } from './notify.ts'
import type { Performing } from './Performing.ts'
import { standing } from './standing.ts'
import { consentOf, termsOf } from './terms.ts'

const PagePhone = lazy(() => import('../preview/PagePhone.tsx'))
const Findings = lazy(() => import('../record/Findings.tsx'))
const LibraryUpload = lazy(() => import('../bring/LibraryUpload.tsx'))
const LinkCard = lazy(() => import('../record/LinkCard.tsx'))
const Picks = lazy(() => import('../record/Picks.tsx'))
const SitePage = lazy(() => import('../preview/SitePage.tsx'))
const Preview = lazy(() => import('../preview/Preview.tsx'))

/** One action somebody pressed: on a record, or over the list where `record` is null. */
interface Pressed {
  readonly action: Action
  readonly name: string
  readonly title: string
  readonly record: Row | null
  /** Says for which board an action over the list is meant. */
  readonly given: Row
}

/** Does what an action's shape says; what it gave, null where it was not done or gives nothing. */
export async function action(
  here: Performing,
  record: Row | null,
  name: string,
  given: Row = {},
): Promise<unknown> {
  const { entity } = here
  const action = entity.actions[name]!
  const pressed = { action, name, record, given, title: here.say(labelOn(action, record)) }
  if (action.previews) return preview(here, pressed)
  if (action.links && record) return showLink(here, pressed)
  if (action.looks) return look(here, pressed)
  if (action.brings) return bring(here, pressed)
  if (action.opens || action.page) here.navigate(addressOf(action, record, here.seen))
  else if (action.plays) play(soundOf(entity, action, record))
  else return run(here, pressed)
  return null
}

function preview({ entity, ask }: Performing, { title, name, record }: Pressed) {
  const shows = createElement(Preview, { entity, name, id: record && Number(record.id) })
  return ask({ title, shows, tells: true, small: true, ok: close })
}

/** Files for the library: they go on when the dialog is closed, and the list is asked for anew as they arrive. */
async function bring(
  { ask, refresh, entity, seen }: Performing,
  { title, given, action }: Pressed,
) {
  const into = Number(given[action.brings ?? ''] ?? 0) || null
  const shows = createElement(LibraryUpload, {
    ...{ into, path: listPathOf(entity.name, seen, {}) },
    onArrived: () => void refresh(),
  })
  return ask({ title, shows, tells: true, ok: close })
}

async function showLink(here: Performing, pressed: Pressed) {
  const { title } = pressed
  const asking = (tries: Tries) => askedOf(here, pressed, tries)
  const sending = (agreed: Agreed) => send(here, pressed, agreed, {})
  const link = await unlessRefused(here, confirmAndRun(asking, sending))
  if (!link) return null
  const { says } = pressed.action
  const card = link as { address: string; title: string }
  const shows = createElement(LinkCard, { ...card, ...(says && { says }) })
  return here.ask({ title, shows, tells: true, small: true, ok: close })
}

/** What is only read is agreed to by nobody, and of no version. */
async function look(here: Performing, pressed: Pressed): Promise<unknown> {
  const { title } = pressed
  const asking = (tries: Tries) => askedOf(here, pressed, tries)
  const sending = (agreed: Agreed) => send(here, pressed, agreed, termsOf(agreed, {}, null))
  const found = await unlessRefused(here, confirmAndRun(asking, sending))
  const { begins } = pressed.action
  if (found && begins)
    here.navigate(createAt(listPathOf(begins, here.seen, found as Row) ?? '/404', found as Row))
  else if (found && pressed.action.takes) return takeOver(here, pressed, found as Row)
  else if (found) await here.ask({ title, ...shownAs(found as Row), tells: true })
  return found
}

/** Shows what was found; whoever agrees to it has it taken over. */
async function takeOver(here: Performing, pressed: Pressed, found: Row): Promise<unknown> {
  const { entity, ask, say } = here
  const { title, record, action } = pressed
  const name = action.takes as string
  const { label } = entity.actions[name] as Action
  const agreed = await ask({ title, ...shownAs(found), ok: label })
  if (!agreed) return null
  const taking = { ...pressed, name, given: found.taken as Row }
  return runAndNotify(here, say(label), () => send(here, taking, {}, termsOf({}, {}, record)))
}

async function run(here: Performing, pressed: Pressed): Promise<unknown> {
  const { ask, say, entity } = here
  const { action, name, record, title } = pressed
  const consent = consentOf(entity, name, record ?? undefined)
  const asking = (tries: Tries) => askedOf(here, pressed, tries)
  const asked = Array.isArray(action.asks) ? (action.asks as readonly string[]) : []
  const stands = standing(entity, record, asked, say)
  const carryOut = (agreed: Agreed) => {
    const sending = (consent: Consent) =>
      send(here, pressed, agreed, termsOf(agreed, consent, stands.now())).catch((error) =>
        Promise.reject(stands.told(error)),
      )
    return withConsent(sending, ask, say, consent)
  }
  const answer = await runAndNotify(here, title, () => confirmAndRun(asking, carryOut))
  const { found } = (answer ?? {}) as { readonly found?: Row }
  if (found) await ask({ title, shows: createElement(Findings, { found }), tells: true })
  if (isOutcome(answer)) await ask(outcomeQuestion(title, answer))
  await tellPassword(ask, say, answer)
  // Whoever copies wants to change the copy, which may lie far down the list or outside its filters.
  if (answer && (action.copies || action.gives === 'record'))
    here.navigate(addressOfCopy(here, answer as Row))
  if (answer && action.gives === 'list') here.navigate(listOf(here, answer as Row))
  if (answer && action.gives === 'file') followLink(answer as { url: string; name: string })
  return answer
}

const addressOfCopy = ({ entity, seen }: Performing, made: Row) =>
  `${listPathOf(entity.name, seen, made) ?? '/404'}/${String(made.id)}`

const listOf = ({ entity, seen }: Performing, { filter }: Row) =>
  `${listPathOf(entity.name, seen, filter as Row) ?? '/404'}?filter=${encodeURIComponent(JSON.stringify(filter))}`

const askedOf = (here: Performing, pressed: Pressed, tries: Tries): Promise<Agreed | null> => {
  const { action, name, title, record, given } = pressed
  return action.picks
    ? pick(here, pressed, tries)
    : confirmAction(here, name, { title, records: record ? [record] : [], given, tries })
}

const send = (
  { entity, portal }: Performing,
  { name, record, given }: Pressed,
  agreed: Agreed,
  terms: ReturnType<typeof termsOf>,
): Promise<unknown> => {
  const values = { ...given, ...agreed.values }
  return portal.action(entity.name, record && Number(record.id), name, values, terms)
}

/** Lets somebody choose from what there is; the keys of the chosen ones go along as `chosen`. */
async function pick(
  here: Performing,
  { action, title, name, record, given: before }: Pressed,
  tries: Tries,
): Promise<Agreed | null> {
  const { ask, portal, entity } = here
  const records = record ? [record] : []
  const asked = action.asks
    ? await confirmAction(here, name, { title, records, given: before })
    : {}
  if (!asked) return null
  const given = { ...before, ...(asked as Agreed).values }
  const found = await portal.action(entity.name, record && Number(record.id), name, given, {})
  const { choices } = found as { readonly choices: readonly Choice[] }
  const shows = createElement(Picks, { choices, one: action.picks?.one ?? false })
  if (choices.length === 0) return ask({ title, shows, tells: true, small: true }).then(() => null)
  const chosenOf = (agreed: Agreed) => ({ ...agreed, values: { ...given, ...agreed.values } })
  const agreed = await ask({
    ...{ title, shows, small: true },
    fields: { of: {}, record: { chosen: [] } },
    tries: (agreed) => tries(chosenOf(agreed)),
  })
  return agreed && chosenOf(agreed)
}

/** What an action found: a page of the website in a window, one of the app on a phone, else facts. */
const shownAs = (found: Row) =>
  found.page === 'site'
    ? { shows: createElement(SitePage, { page: found as never }), ok: close }
    : 'page' in found && ('cards' in found || 'modules' in found)
      ? {
          shows: createElement(PagePhone, { page: found as never }),
          small: true as const,
          ok: close,
        }
      : { shows: createElement(Findings, { found }) }
