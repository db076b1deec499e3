import { useNotify } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { f, type Screen } from '#declare'
import {
  isShared,
  longestName,
  type SavedView,
  type SharedView,
  type ViewContents,
  viewKey,
} from '#derive/savedView.ts'
import type { UserSettings } from '#derive/userSettings.ts'
import { addressOfList } from '#derive/viewAddress.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { PortalError } from '../../client/portalError.ts'
import { changeSettings, readSettings, useSettings } from '../../client/settings.ts'
import { useSharedViews } from '../../client/sharedViews.ts'
import { useSay } from '../../i18n/useSay.ts'
import { useDialog } from '../dialog/useDialog.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { openingView, viewOfRole } from './openingView.ts'
import { pinOf, withName, withOpening, withoutView, withPin, withView } from './ownViews.ts'
import {
  changeView,
  dropView,
  shareView,
  type ViewSaid,
  type ViewsGiven,
} from './sharedViewCalls.ts'

interface Here {
  readonly screen: Screen
  readonly state: ViewContents
  /** The key of the view the list stands under. */
  readonly view: string | undefined
  /** Roles to share with; undefined until the portal has told. */
  readonly given: ViewsGiven | undefined
  onDone(): void
}
type Anyones = SavedView | SharedView
interface Deed {
  readonly key: string
  readonly label: string
  run(): void
}
/** What can be done with the views of a list. */
export interface ViewDeeds {
  isPinned(view: Anyones): boolean
  isShown(view: Anyones): boolean
  /** Whether the list opens with it, for whoever asks. */
  opensWith(view: Anyones): boolean
  pin(view: Anyones): void
  keep(chosen: Partial<UserSettings>): void
  /** Back to the whole list. */
  leave(): void
  of(view: Anyones): readonly Deed[]
}

/** What can be done with each view, in the order it is offered. */
export function useViewDeeds({ screen, state, view: shown, given, onDone }: Here): ViewDeeds {
  const say = useSay()
  const ask = useDialog()
  const notify = useNotify()
  const navigate = useNavigate()
  const settings = useSettings()
  const shared = useSharedViews()
  const { currentRole, roles } = useViewer()
  const known = { settings, shared, roles: [currentRole, ...roles] }
  const opens = openingView(known, screen.path)
  const keep = (chosen: Partial<UserSettings>) => void changeSettings(chosen).catch(tell)
  const tell = (error: unknown) => void notify(wordsOf(error), { type: 'error' })
  const done = (message: readonly [string, string]) => notify(say(message), { type: 'success' })
  const leave = () => {
    onDone()
    navigate(`${screen.path}?filter=%7B%7D`)
  }
  const copyAddress = async (view: Anyones) => {
    const isHere = viewKey(view) === shown
    // One's own view is nobody else's: its address says all of it.
    const key = isShared(view) ? view.id : undefined
    const to = addressOfList(screen.path, isHere ? state : view, key)
    await navigator.clipboard.writeText(location.origin + to)
    done(['地址已复制', 'The address is copied'])
  }
  const rename = (view: SavedView) => {
    onDone()
    return ask({
      title: say(['改名', 'Rename']),
      small: true,
      fields: {
        of: { name: f.text('视图名称', 'Name of the view', { required: true, max: longestName }) },
        record: { name: view.name },
      },
      tries: async ({ values }) => {
        const name = String(values?.name ?? '').trim()
        const taken = readSettings().views.some(
          (one) => one !== view && one.screen === view.screen && one.name === name,
        )
        if (taken)
          return { errors: { name: say(['已有同名的视图', 'There is a view of that name']) } }
        keep(withName(readSettings(), view, name))
        return null
      },
    })
  }
  /** Asks with whom; a view of one's own becomes a shared one once the portal has taken it. */
  const share = (view: Anyones) => {
    if (!given) return
    onDone()
    const names = Object.fromEntries(
      [
        ...('id' in view ? view.roles.map((code) => [code, code] as const) : []),
        ...given.roles.map(({ code, name }) => [code, name] as const),
      ].map(([code, name]) => [code, [name, name] as const]),
    )
    const before = 'id' in view ? view : { ...view, roles: [], opens: [] }
    return ask({
      title: say(['分享视图', 'Share the view']),
      text: say([
        '所选角色的人会在这个列表里看到它；没有权限的列自动略去。',
        'Everybody of these roles finds it at this list; columns they may not read are left out.',
      ]),
      small: true,
      fields: {
        of: {
          name: f.text('视图名称', 'Name of the view', { required: true, max: longestName }),
          roles: f.choices('分享给角色', 'Shared with', { required: true }, names),
          ...(given.manages && {
            opens: f.choices('打开列表时默认用它的角色', 'Roles whose list opens with it', names),
          }),
        },
        record: { name: before.name, roles: before.roles, opens: before.opens },
      },
      tries: async ({ values }) => {
        const said: ViewSaid = {
          name: String(values?.name ?? '').trim(),
          roles: (values?.roles ?? []) as string[],
          opens: given.manages ? ((values?.opens ?? []) as string[]) : before.opens,
        }
        try {
          if ('id' in view) await changeView(view, said)
          else {
            const { filter, sort, perPage, columns, sizes } = view
            const contents = { filter, sort, perPage, columns, sizes }
            const made = await shareView({ screen: screen.path, ...contents, ...said })
            const now = readSettings()
            const pins = now.pinnedViews.map((pin) => (pin === pinOf(view) ? pinOf(made) : pin))
            keep({ ...withoutView(now, view), pinnedViews: pins })
          }
          done(['已分享', 'Shared'])
          return null
        } catch (error) {
          return {
            message: wordsOf(error),
            errors: error instanceof PortalError ? error.fields : {},
          }
        }
      },
    })
  }
  const drop = async (view: SharedView) => {
    onDone()
    const agreed = await ask({
      title: say(['删除共享视图', 'Delete the shared view']),
      text: say(['分享到的人都不再有它。', 'Nobody it is shared with will have it any more.']),
      names: [view.name],
      danger: true,
    })
    if (agreed) await dropView(view).catch(tell)
  }
  const update = (view: Anyones) =>
    'id' in view
      ? changeView(view, state).then(() => done(['视图已更新', 'The view is updated']), tell)
      : keep(withView(readSettings(), { ...view, ...state }))
  const copy = (view: SharedView) => {
    const { filter, sort, perPage, columns, sizes } = view
    keep(
      withView(readSettings(), {
        ...{ screen: screen.path, name: view.name, filter, sort, perPage, columns, sizes },
      }),
    )
    done(['已复制到“我的视图”', 'Copied to your own views'])
  }
  const setOpening = (key: string | null) => keep(withOpening(readSettings(), screen.path, key))
  const openingDeed = (view: Anyones): Deed =>
    opens === viewKey(view)
      ? {
          key: 'whole',
          label: say(['打开时改为看全部', 'Open with the whole list instead']),
          run: () => setOpening(viewOfRole(known, screen.path) ? '' : null),
        }
      : {
          key: 'opening',
          label: say(['打开列表时用它', 'Open the list with it']),
          run: () => setOpening(viewOfRole(known, screen.path) === view ? null : viewKey(view)),
        }
  return {
    keep,
    leave,
    isPinned: (view) => settings.pinnedViews.includes(pinOf(view)),
    isShown: (view) => viewKey(view) === shown,
    opensWith: (view) => viewKey(view) === opens,
    pin: (view) => keep(withPin(readSettings(), view)),
    of: (view) => {
      const mine = !('id' in view) || view.mine
      const deed = (key: string, label: readonly [string, string], run: () => unknown): Deed => ({
        ...{ key, label: say(label) },
        run: () => void run(),
      })
      return [
        openingDeed(view),
        deed('address', ['复制地址', 'Copy the address'], () => copyAddress(view).catch(tell)),
        ...(mine
          ? [
              deed('update', ['更新为当前的列表', 'Update with the list as it stands'], () =>
                update(view),
              ),
            ]
          : []),
        ...('id' in view
          ? [deed('copy', ['复制到我的视图', 'Copy to my own views'], () => copy(view))]
          : [deed('rename', ['改名', 'Rename'], () => rename(view))]),
        ...(mine && given && given.roles.length > 0
          ? [
              deed(
                'share',
                'id' in view
                  ? ['修改分享', 'Change the sharing']
                  : ['分享给角色', 'Share with roles'],
                () => share(view),
              ),
            ]
          : []),
        ...(mine
          ? [
              deed('delete', ['删除', 'Delete'], () =>
                'id' in view ? drop(view) : keep(withoutView(readSettings(), view)),
              ),
            ]
          : []),
      ]
    },
  }
}
