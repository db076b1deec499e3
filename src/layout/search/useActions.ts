import { initials } from 'virtual:initials'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Label } from '#declare'
import { catalogue } from '#resources/catalogue.ts'
import { loadEntity } from '#resources/load.ts'
import { screensByPath, writesFrom } from '#resources/screens.ts'
import { mayUse } from '../../authProvider/access.ts'
import type { MenuBranch } from '../../authProvider/menuOf.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { signInPath } from '../../authProvider/wantedPath.ts'
import { changeSettings } from '../../client/settings.ts'
import { lowerFirst } from '../../i18n/useSay.ts'
import { hasTexts } from '../../views/list/hasTexts.ts'
import { fixedBy } from '../../views/list/listAsked.ts'
import { openSettings } from '../settings/openSettings.ts'
import { openTour } from '../tour/openTour.ts'
import type { Choice } from './Choice.ts'
import { creatableEntities } from './searchCalls.ts'

/** Kinds of screens on which records are made. */
const making = ['resource', 'list', 'board', 'tree']

/** What the palette does: a new record of whatever one may make, and what concerns the frame. */
export function useActions(branches: readonly MenuBranch[]): readonly Choice[] {
  const navigate = useNavigate()
  const { data: creatable = [] } = useQuery({
    queryKey: ['creatable'],
    queryFn: creatableEntities,
    // It says itself that it waits; the rest of the screen stands.
    meta: { quiet: true },
    staleTime: 5 * 60_000,
    retry: false,
  })
  const replacing = useReplacing()
  return useMemo(
    () => [
      ...(replacing ? [replacing] : []),
      ...newRecords(branches, creatable),
      ...ofFrame(() => navigate(signInPath(location), { state: { leaving: true } })),
    ],
    [branches, creatable, navigate, replacing],
  )
}

/** To find and replace in the list one stands on, where it has texts that are changed there. */
function useReplacing(): Choice | null {
  const { pathname, search } = useLocation()
  const viewer = useViewer()
  const screen = screensByPath.get(pathname)
  const name =
    screen && making.includes(screen.kind) && writesFrom(screen) ? screen.entity : undefined
  const { data: entity = null } = useQuery({
    queryKey: ['declared', name],
    queryFn: () => loadEntity(name!),
    meta: { quiet: true },
    enabled: name !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(() => {
    if (!entity || !screen || !mayUse(viewer, entity, 'update')) return null
    if (!hasTexts(entity, Object.keys(fixedBy(entity, screen)))) return null
    const to = new URLSearchParams(search)
    to.set('replace', '1')
    return {
      key: `action replace ${screen.path}`,
      kind: 'action',
      title: ['查找替换（当前列表）', 'Find and replace in this list'],
      to: `${screen.path}?${to}`,
      also: 'czth chazhaotihuan',
    }
  }, [entity, screen, search, viewer])
}

function newRecords(branches: readonly MenuBranch[], creatable: readonly string[]): Choice[] {
  const screens = leavesOf(branches).flatMap(({ screen }) =>
    screen?.entity &&
    making.includes(screen.kind) &&
    writesFrom(screen) &&
    creatable.includes(screen.entity)
      ? [screen]
      : [],
  )
  return screens.map(({ path, entity, label }) => {
    // Where an entity stands on several screens, their titles tell them apart.
    const isOnly = screens.filter((other) => other.entity === entity).length === 1
    const [zh, en] = (isOnly && catalogue.entities.get(entity ?? '')?.label) || label
    const [short, whole] = (initials[zh] ?? ' ').split(' ')
    return {
      key: `action new ${path}`,
      kind: 'action',
      title: [`新增${zh}`, `New ${lowerFirst(en)}`],
      to: `${path}/create`,
      also: `xz${short} xinzeng${whole}`,
    }
  })
}

const leavesOf = (branches: readonly MenuBranch[]): readonly MenuBranch[] =>
  branches.flatMap((branch) => (branch.screen ? [branch] : leavesOf(branch.children)))

type Frame = readonly [name: string, title: Label, also: string, run: () => void]

function ofFrame(leave: () => void): Choice[] {
  const choose = (chosen: Parameters<typeof changeSettings>[0]) => () =>
    void changeSettings(chosen).catch(() => undefined)
  const all: readonly Frame[] = [
    ['settings', ['打开界面设置', 'Open settings'], 'dkjmsz dakaijiemianshezhi', openSettings],
    ['tour', ['六步导览', 'A tour of six stops'], 'lbdl liubudaolan', openTour],
    ['light', ['浅色外观', 'Light theme'], 'qswg qiansewaiguan', choose({ scheme: 'light' })],
    ['dark', ['深色外观', 'Dark theme'], 'sswg shensewaiguan', choose({ scheme: 'dark' })],
    ['zh', ['切换到中文', 'Chinese'], 'qhdzw qiehuandaozhongwen', choose({ language: 'zh' })],
    ['en', ['切换到英文', 'English'], 'qhdyw qiehuandaoyingwen', choose({ language: 'en' })],
    ['leave', ['退出登录', 'Sign out'], 'tcdl tuichudenglu', leave],
  ]
  return all.map(([name, title, also, run]) => ({
    key: `action ${name}`,
    kind: 'action',
    title,
    also,
    run,
  }))
}
