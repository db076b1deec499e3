import type { Entity, Screen } from '#declare'
import type { Viewer } from '#derive/viewer.ts'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import type { Say } from '../../i18n/useSay.ts'
import type { OpenDialog } from '../dialog/useDialog.ts'
import type { Undo } from './Undo.ts'

/** What a move, an action or a removal is done with: the portal, and the ways to ask and to tell a person. */
export interface Performing {
  readonly entity: Entity
  readonly portal: PortalProvider
  readonly ask: OpenDialog
  readonly say: Say
  readonly notify: (
    message: string,
    options: { readonly type: 'success' | 'warning' | 'error'; readonly undo?: Undo },
  ) => void
  readonly viewer: Viewer
  /** The screens the person sees, in the order of the sidebar. */
  readonly seen: readonly Screen[]
  readonly navigate: (path: string) => void
  /** Whatever is shown is asked for anew. */
  readonly refresh: () => Promise<void>
}
