import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Entity, Screen } from '#declare'
import { longestName, mostViews, type SharedView, type ViewContents } from '#derive/savedView.ts'
import { linkToView } from '#derive/viewAddress.ts'
import { readSettings, useSettings } from '../../client/settings.ts'
import { useSharedViews } from '../../client/sharedViews.ts'
import { useSay } from '../../i18n/useSay.ts'
import { withView } from './ownViews.ts'
import { askViews, type ViewsGiven } from './sharedViewCalls.ts'
import { useViewDeeds } from './useViewDeeds.ts'
import { ViewRow } from './ViewRow.tsx'
import './views.css'

export interface ViewsListProps {
  readonly entity: Entity
  readonly screen: Screen
  /** The list as it stands. */
  readonly state: ViewContents
  /** The key of the view it stands under. */
  readonly view: string | undefined
  onDone(): void
}

/** The views of a screen: one to go to, to keep in the menu, to share; and the list as it stands to be saved under a name. */
export default function ViewsList({ screen, state, view, onDone }: ViewsListProps) {
  const say = useSay()
  const notify = useNotify()
  const navigate = useNavigate()
  const settings = useSettings()
  const shared = useSharedViews().filter((one) => one.screen === screen.path)
  const own = settings.views.filter((one) => one.screen === screen.path)
  const [name, setName] = useState('')
  const given = useGiven()
  const deeds = useViewDeeds({ screen, state, view, given, onDone })
  const wanted = name.trim()
  const isKnown = own.some((one) => one.name === wanted)
  const show = (one: (typeof own)[number] | SharedView) => {
    onDone()
    navigate(linkToView(one))
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (wanted === '') return
    if (!isKnown && readSettings().views.length >= mostViews)
      return notify(
        say(['视图已满 {most} 个，请先删除不用的', 'There are {most} views: delete some first'], {
          most: mostViews,
        }),
        { type: 'warning' },
      )
    const kept = { screen: screen.path, name: wanted, ...state }
    deeds.keep(withView(readSettings(), kept))
    // Whoever saved a view stands in it from then on.
    show(kept)
  }
  const rows = (label: readonly [string, string], views: readonly (typeof own)[number][]) =>
    views.length > 0 && (
      <>
        <h2>{say(label)}</h2>
        <ul aria-label={say(label)}>
          {views.map((one) => (
            <ViewRow
              key={'id' in one ? String(one.id) : one.name}
              {...{ deeds, show }}
              view={one}
            />
          ))}
        </ul>
      </>
    )
  return (
    <div className="views">
      {own.length + shared.length === 0 && (
        <p className="hint">
          {say([
            '把当前的筛选、排序和列存成一个视图，下次一点就到；也可以分享给角色。',
            'Save filters, order and columns as they stand, find them again with a press, and share them with roles.',
          ])}
        </p>
      )}
      {own.length + shared.length > 0 && (
        <ul>
          <li>
            <button type="button" onClick={deeds.leave} aria-current={view ? undefined : 'true'}>
              {say(['全部', 'All'])}
            </button>
          </li>
        </ul>
      )}
      {rows(['我的视图', 'My views'], own)}
      {rows(['共享的视图', 'Shared views'], shared)}
      <form onSubmit={save}>
        <TextField
          size="small"
          label={say(['视图名称', 'Name of the view'])}
          value={name}
          onChange={(event) => setName(event.target.value.slice(0, longestName))}
        />
        <Button type="submit" variant="outlined" disabled={wanted === ''}>
          {isKnown ? say(['覆盖', 'Replace']) : say(['保存', 'Save'])}
        </Button>
      </form>
    </div>
  )
}

/** Views and roles as the portal has them now; what is known is shown meanwhile. */
function useGiven(): ViewsGiven | undefined {
  const [given, setGiven] = useState<ViewsGiven>()
  useEffect(() => {
    // Those known already are shown where the portal cannot be asked.
    askViews().then(setGiven, () => undefined)
  }, [])
  return given
}
