import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import type { Entity, Screen } from '#declare'
import { fitView } from '#derive/fitView.ts'
import { isShared, type ViewContents } from '#derive/savedView.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { changeSettings, readSettings, useSettings } from '../../client/settings.ts'
import { useSharedViews } from '../../client/sharedViews.ts'
import { useSay } from '../../i18n/useSay.ts'
import { labelAt } from '../fieldAt.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import { askerOf } from './askerOf.ts'
import { openingView, viewNamed } from './openingView.ts'
import { withView } from './ownViews.ts'
import { sameContents } from './sameContents.ts'
import { changeView } from './sharedViewCalls.ts'
import './views.css'

interface Props {
  readonly screen: Screen
  readonly entity: Entity
  /** The key of the view; undefined where an address says columns alone. */
  readonly view: string | undefined
  /** The list as it stands. */
  readonly state: ViewContents
}

/** Says under which view a list stands, what of it was left out, whether it was changed since; and leads back to all of it. */
export default function ViewLine({ screen, entity, view: key, state }: Props) {
  const say = useSay()
  const notify = useNotify()
  const navigate = useNavigate()
  const settings = useSettings()
  const shared = useSharedViews()
  const viewer = useViewer()
  const known = { settings, shared, roles: [viewer.currentRole, ...viewer.roles] }
  const view = key === undefined ? undefined : viewNamed(known, screen.path, key)
  const fitted = view && fitView(entity, view, askerOf(viewer))
  const sharing = isShared(view) ? view : undefined
  const barred = [...new Set([...(sharing?.barred ?? []), ...(fitted?.barred ?? [])])]
  const changed = fitted !== undefined && !sameContents(state, fitted.view)
  const update = async () => {
    if (!view) return
    try {
      if (isShared(view)) await changeView(view, state)
      else await changeSettings(withView(readSettings(), { ...view, ...state }))
      notify(say(['视图已更新', 'The view is updated']), { type: 'success' })
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
    }
  }
  const leave = () => navigate(`${screen.path}?filter=%7B%7D`)
  return (
    <section className="view-line" aria-label={say(['所在的视图', 'The view in use'])}>
      <strong>{view ? view.name : say(['链接带来的列表', 'A list brought by a link'])}</strong>
      {sharing && (
        <span className="hint">
          {say(['{name}分享', 'shared by {name}'], { name: sharing.owner.name })}
        </span>
      )}
      {view && openingView(known, screen.path) === key && (
        <span className="hint">{say(['打开列表时默认', 'the list opens with it'])}</span>
      )}
      {changed && <span className="hint">{say(['有改动', 'changed'])}</span>}
      {changed && (sharing?.mine ?? true) && (
        <Button size="small" onClick={() => void update()}>
          {say(['更新视图', 'Update the view'])}
        </Button>
      )}
      <Button size="small" color="inherit" onClick={leave}>
        {say(['看全部', 'Show all'])}
      </Button>
      {barred.length > 0 && (
        <p>
          {say(['没有权限，已略去：{names}', 'Left out, since you may not read it: {names}'], {
            names: barred.map((name) => say(labelAt(entity, name))).join(say(['、', ', '])),
          })}
        </p>
      )}
      {fitted && fitted.gone.length > 0 && (
        <p>
          {say(['已不存在，已略去：{names}', 'No more there, and left out: {names}'], {
            names: fitted.gone.join(say(['、', ', '])),
          })}
        </p>
      )}
    </section>
  )
}
