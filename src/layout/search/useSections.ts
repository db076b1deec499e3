import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Label } from '#declare'
import { catalogue } from '#resources/catalogue.ts'
import { screensSeen } from '../../authProvider/access.ts'
import { menuOf } from '../../authProvider/menuOf.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSettings } from '../../client/settings.ts'
import { useSharedViews } from '../../client/sharedViews.ts'
import { readDeletions } from '../../pages/configuration/deleted/deletedCalls.ts'
import { recordPath } from '../../pages/recordPath.ts'
import { hasHandbook } from '../help/handbook.ts'
import type { Choice, Section } from './Choice.ts'
import { calendarsOf } from './calendarsOf.ts'
import { deedsOn } from './deedsOn.ts'
import { anyDesk, deskFinder, desksOf } from './desksOf.ts'
import { begins, findActions } from './findActions.ts'
import { findHelp } from './findHelp.ts'
import { pageFinder } from './findPages.ts'
import { pagesOf } from './pagesOf.ts'
import { recentChoices, recentFirst } from './recentChoices.ts'
import { findRecords } from './searchCalls.ts'
import { useActions } from './useActions.ts'
import { viewsOf } from './viewsOf.ts'

/** So long nothing must be typed before the portal is asked, in milliseconds. */
const PAUSE = 220
/** So many pages and actions are shown. */
const MOST = 8
const FEW = 5

interface Shown {
  readonly sections: readonly Section[]
  /** The portal is still looking. */
  readonly busy: boolean
  /** The portal could not look through everything. */
  readonly cut: boolean
  readonly failed: boolean
}

/**
 * What is offered for a query: pages of the menu, actions, records the portal finds; without one what was taken last,
 * then pages. `query` is what was typed, an unfinished word of an input method left out.
 */
export function useSections(query: string): Shown {
  const viewer = useViewer()
  const seen = screensSeen(viewer)
  const branches = useMemo(() => menuOf(seen), [seen])
  const { views } = useSettings()
  const shared = useSharedViews()
  const pages = useMemo(
    () => [...pagesOf(branches), ...calendarsOf(seen), ...viewsOf([...views, ...shared], seen)],
    [branches, views, shared, seen],
  )
  const find = useMemo(() => pageFinder(pages), [pages])
  const desks = useMemo(() => desksOf(seen), [seen])
  const findDesks = useMemo(() => deskFinder(desks), [desks])
  const actions = useActions(branches)
  const records = useRecords(query)
  const asked = query.trim()
  const sections = useMemo((): readonly Section[] => {
    if (asked === '') return withoutQuery([...pages, ...desks], actions)
    const ofPages = section('pages', ['页面', 'Pages'], recentFirst(find(asked)).slice(0, MOST))
    const found = recentFirst(findActions(actions, asked)).slice(0, FEW)
    const ofActions = section('actions', ['操作', 'Actions'], found)
    const first = found[0] && begins(found[0], asked)
    const ofDesks = section('desks', ['处理台', 'Desks'], recentFirst(findDesks(asked)))
    return first
      ? [...ofActions, ...ofPages, ...ofDesks]
      : anyDesk.test(asked)
        ? [...ofDesks, ...ofPages, ...ofActions]
        : [...ofPages, ...ofDesks, ...ofActions]
  }, [asked, pages, desks, actions, find, findDesks])
  const groups = useMemo(
    () => (records.data && asked !== '' ? recordSections(records.data, seen) : []),
    [records.data, asked, seen],
  )
  // Whoever types a whole phone, uid or order number means what has it, before any page.
  const [meant, others] = [true, false].map((wanted) =>
    groups.filter(({ isMeant = false }) => isMeant === wanted),
  )
  const deleted = useDeleted(records.settled, seen)
  const help = useHelp(asked, seen)
  const handbook = useHandbook(asked)
  return {
    sections: [
      ...meant!,
      ...sections,
      ...others!,
      ...(asked === '' ? [] : [...handbook, ...help, ...deleted]),
    ],
    busy: records.isFetching || records.isAhead,
    cut: asked !== '' && (records.data?.cut ?? false),
    failed: records.isError,
  }
}

const section = (
  key: string,
  heading: Section['heading'],
  choices: readonly Choice[],
): readonly Section[] => (choices.length > 0 ? [{ key, heading, choices }] : [])

/** What was taken last, as far as it is still one's own; then the first pages of the menu. */
function withoutQuery(pages: readonly Choice[], actions: readonly Choice[]): readonly Section[] {
  const known = new Map([...pages, ...actions].map((one) => [one.key, one]))
  const recent = recentChoices().flatMap((one) =>
    one.kind === 'record' ? [one] : (known.get(one.key) ?? []),
  )
  const keys = recent.map(({ key }) => key)
  const others = pages.filter(({ key }) => !keys.includes(key)).slice(0, MOST)
  return [
    ...section('recent', ['最近选择', 'Recent'], recent),
    ...section('pages', ['页面', 'Pages'], others),
  ]
}

function recordSections(
  { groups }: Awaited<ReturnType<typeof findRecords>>,
  seen: Parameters<typeof recordPath>[0],
): readonly (Section & { readonly isMeant?: boolean })[] {
  return groups.flatMap(({ entity, list, more: hasMore, whole = false }) => {
    const label = catalogue.entities.get(entity)?.label ?? [entity, entity]
    const choices = list.flatMap(({ id, title: called, number, ...more }): Choice[] => {
      const title = number ? `${called} · ${number}` : called
      const to = recordPath(seen, entity, id)
      const key = `record ${entity} ${id}`
      const found: Choice = { key, kind: 'record', title: [title, title], hint: label, ...more }
      return to ? [{ ...found, to }, ...deedsOn(entity, id, title, seen)] : []
    })
    const note: Label = [
      `只列出最接近的 ${list.length} 条，多写几个字会更准`,
      `the nearest ${list.length} alone: type more of it`,
    ]
    return section(entity, label, choices).map((one) => ({
      ...one,
      isMeant: whole,
      ...(hasMore && { note }),
    }))
  })
}

/** Lines of the help of screens one sees: loaded when something is first looked for. */
function useHelp(asked: string, seen: Parameters<typeof recordPath>[0]): readonly Section[] {
  const { data, error } = useQuery({
    queryKey: ['helpLines'],
    queryFn: () => import('./helpChoices.ts'),
    meta: { quiet: true },
    enabled: asked !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const choices = useMemo(() => data?.helpChoices(seen) ?? [], [data, seen])
  // Help that could not be loaded is still behind F1.
  if (error || !data) return []
  return section('help', ['帮助', 'Help'], findHelp(choices, asked))
}

/** Pages of the handbook, where the portal has it. */
function useHandbook(asked: string): readonly Section[] {
  const { data, error } = useQuery({
    queryKey: ['handbookLines'],
    queryFn: async () =>
      (await hasHandbook()) ? (await import('./handbookChoices.ts')).handbookChoices : [],
    meta: { quiet: true },
    enabled: asked !== '',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (error || !data) return []
  return section('handbook', ['手册', 'Handbook'], findHelp(data, asked))
}

const bin = '/configCenter/deleted'

/** What was deleted and is called so; it is brought back where all of it stands. */
function useDeleted(words: string, seen: Parameters<typeof recordPath>[0]): readonly Section[] {
  const { data, error } = useQuery({
    queryKey: ['deletions', 'named', words],
    queryFn: () => readDeletions(words),
    meta: { quiet: true },
    enabled: words !== '' && seen.some(({ path }) => path === bin),
    staleTime: 10_000,
    retry: false,
  })
  // That nothing deleted could be found is not worth a word: it was looked for beside.
  if (error || !data) return []
  const choices = data.list.slice(0, FEW).map(
    ({ id, title, label, at }): Choice => ({
      key: `deleted ${id}`,
      kind: 'page',
      title: [title, title],
      hint: [`${label[0]} · ${at.slice(0, 10)} 删除`, `${label[1]}, deleted ${at.slice(0, 10)}`],
      to: `${bin}?q=${encodeURIComponent(title)}`,
    }),
  )
  return section('deleted', ['回收站', 'Deleted'], choices)
}

/** Asked once nothing was typed for a moment; the answer before stays while the next is on its way. */
function useRecords(query: string) {
  const [settled, setSettled] = useState('')
  const words = query.trim().slice(0, 100)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), words === '' ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [words])
  const found = useQuery({
    queryKey: ['search', settled],
    queryFn: ({ signal }) => findRecords(settled, signal),
    meta: { quiet: true },
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    retry: false,
  })
  return { ...found, settled, isAhead: words !== settled }
}
