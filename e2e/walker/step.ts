import type { Browser } from 'playwright-core'
import type { Row, Screen } from '#declare'
import { hashOf } from '#derive/hash.ts'
import { ask, sessionOf, signInAnew } from '../support/desk.ts'
import type { RunningPortal } from '../support/portal.ts'
import type { Declared } from './declared.ts'
import { type Desk, openWalkersDesk } from './desk.ts'
import { type Notes, note, refusalsOf, wordsOf } from './findings.ts'
import type { Walker } from './people.ts'
import { picturesFolder } from './progress.ts'
import type { Trouble } from './watch.ts'

/** What all steps stand on. */
export interface Walking {
  readonly portal: RunningPortal
  readonly browser: Browser
  readonly declared: Declared
  readonly people: readonly Walker[]
  /** What values that are made up begin with: names are given once, so a walk that is taken up says other ones. */
  readonly seed: number
}

/** A part of the walk that is taken up or left as a whole. */
export interface Step {
  /** Tells it from all others, from one walk to the next. */
  readonly key: string
  readonly screen: Screen
  walk(here: Here): Promise<void>
}
/** What is walked through in one way: which steps that makes of the declarations. */
export type Chapter = (context: Walking) => readonly Step[]

/** What an answer of the portal holds, as far as the walker reads it. */
export interface Answer {
  readonly status: number
  readonly code: number
  readonly message: string
  readonly data: never
  /** Messages by field, where it was refused for fields. */
  readonly errors?: { readonly [field: string]: unknown }
}

/** One who walks: the desks they sit at, and what they note of the step they are at. */
export interface Here extends Walking {
  readonly notes: Notes
  /** The desk of one kind of person; the admin's unless said. */
  desk(name?: string): Promise<Desk>
  /** Calls the portal beside the browser. */
  call(method: string, path: string, body?: unknown, walker?: Walker): Promise<Answer>
  /** Notes what is wrong; with a picture of what a desk shows. */
  found(screen: string, element: string, what: string, desk?: Desk): Promise<void>
  /** Notes what the walker could not do, and why. */
  cannot(screen: string, element: string, why: string, desk?: Desk): Promise<void>
  /** Notes a refusal that was provoked, for a person to read. */
  refused(screen: string, did: string, trouble: Trouble): void
  /** Notes whatever went wrong at a desk since it was last asked; true where anything did. */
  look(desk: Desk, screen: string, element: string): Promise<boolean>
}

/** Somebody to walk steps one after the other, with desks that stay open in between. */
export interface Hand {
  walk(step: Step): Promise<Notes>
  /** Leaves the desks of all but the admin, whom most steps are walked as: what stands open hears of every change. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** A hand over the ground. */
export function handOn(context: Walking): Hand {
  const desks = new Map<string, Promise<Desk>>()
  const close = async (keeps?: string) => {
    for (const [name, desk] of [...desks].filter(([one]) => one !== keeps)) {
      desks.delete(name)
      const { page } = await desk
      await page.context().close()
    }
  }
  const desk = (name = 'admin'): Promise<Desk> => {
    const known = desks.get(name)
    if (known) return known
    const walker = context.people.find((one) => one.name === name) as Walker
    const opened = openWalkersDesk(context.browser, context.portal, walker)
    desks.set(name, opened)
    return opened
  }
  return {
    clear: () => close('admin'),
    close: () => close(),
    walk: async (step) => {
      const here = hereFor({ ...context, seed: (context.seed + hashOf(step.key)) % 1000 }, desk)
      await withinTime(step, here).catch(async (error: Error) => {
        const why = error.message.split('\n').slice(0, 3).join(' ').slice(0, 300)
        const shown = await desks.get('admin')?.catch(() => undefined)
        await here.cannot(step.screen.path, step.key.split(' ')[0] as string, why, shown)
        await close().catch(() => undefined)
      })
      await giveUp(here, [...desks.values()], step)
      return here.notes
    },
  }
}

/** What was typed for a try is no draft that anybody comes back to: what is left of it would be offered to whoever comes next. */
async function giveUp(
  here: Here,
  desks: readonly Promise<Desk>[],
  { screen: { entity } }: Step,
): Promise<void> {
  for (const opened of desks) {
    const desk = await opened.catch(() => undefined)
    if (!desk || !(await desk.giveUp().catch(() => false))) continue
    const { walker } = desk
    // A page that is left tells the portal of it without being heard: all that is there is asked for.
    const { data } = await here.call('GET', 'index/drafts', undefined, walker)
    const { list = [] } = (data ?? {}) as { readonly list?: readonly Row[] }
    for (const { key } of list.filter((one) => one.entity === entity)) {
      const path = `index/drafts?key=${encodeURIComponent(String(key))}`
      await here.call('DELETE', path, undefined, walker)
    }
  }
}

/** How long a step may stay where it is, in milliseconds: a home page leads to a hundred others, and is left for each. */
const PATIENCE = 240_000

async function withinTime(step: Step, here: Here): Promise<void> {
  let gone = Date.now()
  const went = <A extends unknown[], R>(go: (...given: A) => R): ((...given: A) => R) => {
    return (...given) => {
      gone = Date.now()
      return go(...given)
    }
  }
  const desk: Here['desk'] = async (name) => {
    const opened = await here.desk(name)
    return { ...opened, open: went(opened.open), go: went(opened.go) }
  }
  let late: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    const error = () => new Error(`stood at one place for longer than ${PATIENCE / 1000} s`)
    late = setInterval(() => Date.now() - gone > PATIENCE && reject(error()), 1000)
  })
  await Promise.race([step.walk({ ...here, desk }), tooLate]).finally(() => clearInterval(late))
}

function hereFor(context: Walking, desk: Here['desk']): Here {
  const notes: Notes = { findings: [], refusals: [] }
  const shownAt = (at?: Desk) => at && { page: at.page, folder: picturesFolder }
  const found: Here['found'] = (screen, element, what, at) =>
    note(notes, { screen, element, what }, shownAt(at))
  return {
    ...context,
    notes,
    desk,
    found,
    cannot: (screen, element, what, at) =>
      note(notes, { screen, element, what, cannot: true }, shownAt(at)),
    refused: (screen, did, trouble) => {
      notes.refusals.push(...refusalsOf(screen, did, trouble))
    },
    call: (method, path, body, walker) => calling(context, method, path, body, walker),
    look: async (at, screen, element) => {
      const said = [...at.watch.troubles().map(wordsOf), ...at.watch.errors().map(firstLines)]
      for (const what of said) await found(screen, element, what, at)
      return said.length > 0
    },
  }
}

type Session = Awaited<ReturnType<typeof sessionOf>>
/** Who is signed in beside the browser: asking each time whether they still are would double the calls. */
const sessions = new WeakMap<RunningPortal, Map<string, Promise<Session>>>()

/** Calls the portal as somebody, the admin unless said; signs in anew where the session has ended. */
async function calling(
  { portal }: Walking,
  method: string,
  path: string,
  body: unknown,
  walker: Walker | undefined,
): Promise<Answer> {
  const name = walker?.name ?? 'admin'
  const known = sessions.get(portal) ?? new Map<string, Promise<Session>>()
  sessions.set(portal, known)
  const signIn = (anew = false) => {
    const session = anew
      ? signInAnew(portal, walker?.person ?? portal)
      : sessionOf(portal, walker?.person)
    known.set(name, session)
    return session
  }
  const answer = await ask(portal, method, path, body, await (known.get(name) ?? signIn()))
  // It has ended, or whoever signed in is to say anew who they are.
  const last = [401, 428].includes(answer.status)
    ? await ask(portal, method, path, body, await signIn(true))
    : answer
  const errors = (last.data as { readonly errors?: Answer['errors'] } | null)?.errors
  return { ...last, ...(last.code !== 20000 && errors && { errors }) }
}

const firstLines = (text: string) => text.split('\n').slice(0, 2).join(' ').slice(0, 400)
