import Remove from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useListContext, useNotify } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Entity, Row } from '#declare'
import { longestName, mostViews, type SavedView } from '#derive/savedView.ts'
import { addressOfView, stillFiltered } from '#derive/viewAddress.ts'
import { changeSettings, useSettings } from '../../client/settings.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { Sizes } from './sizes.ts'
import './views.css'

export interface ViewsListProps {
  readonly entity: Entity
  /** The path of the screen. */
  readonly screen: string
  /** Null for those of the declaration. */
  readonly columns: readonly string[] | null
  readonly sizes: Sizes
  /** Takes over the columns of a view. */
  onTake(columns: readonly string[] | null, sizes: Sizes): void
  onDone(): void
}

/** The views of a screen: one to go to, one to forget, and the list as it stands to be saved under a name. */
export default function ViewsList({
  entity,
  screen,
  columns,
  sizes,
  onTake,
  onDone,
}: ViewsListProps) {
  const say = useSay()
  const notify = useNotify()
  const navigate = useNavigate()
  const list = useListContext()
  const { views } = useSettings()
  const [name, setName] = useState('')
  const own = views.filter((view) => view.screen === screen)
  const keep = (next: readonly SavedView[]) =>
    changeSettings({ views: next }).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    )
  const others = (wanted: string) =>
    views.filter((view) => view.screen !== screen || view.name !== wanted)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '') return
    const left = others(wanted)
    if (left.length >= mostViews)
      return notify(
        say(['视图已满 {most} 个，请先删除不用的', 'There are {most} views: delete some first'], {
          most: mostViews,
        }),
        { type: 'warning' },
      )
    const sort = list.sort as SavedView['sort']
    const filter = list.filterValues as Row
    const { perPage } = list
    void keep([...left, { screen, name: wanted, filter, sort, perPage, columns, sizes }])
    setName('')
  }
  const show = (view: SavedView) => {
    const { filter, gone } = stillFiltered(entity, view)
    if (gone.length > 0)
      notify(
        say(
          [
            '视图“{name}”里有 {count} 个筛选条件已不存在，已略去',
            '{count:filter|filters} of the view "{name}" are no more and were left out',
          ],
          { name: view.name, count: gone.length },
        ),
        { type: 'warning' },
      )
    onTake(view.columns, view.sizes)
    onDone()
    navigate(addressOfView(view, filter))
  }
  return (
    <div className="views">
      {own.length === 0 && (
        <p className="hint">
          {say([
            '把当前的筛选、排序和列存成一个视图，下次一点就到。',
            'Save filters, order and columns as they stand, and find them again with a press.',
          ])}
        </p>
      )}
      <ul>
        {own.map((view) => (
          <li key={view.name}>
            <button type="button" onClick={() => show(view)}>
              {view.name}
            </button>
            <IconButton
              size="small"
              aria-label={say(['删除视图 {name}', 'Delete the view {name}'], { name: view.name })}
              onClick={() => void keep(others(view.name))}
            >
              <Remove fontSize="small" />
            </IconButton>
          </li>
        ))}
      </ul>
      <form onSubmit={save}>
        <TextField
          size="small"
          label={say(['视图名称', 'Name of the view'])}
          value={name}
          onChange={(event) => setName(event.target.value.slice(0, longestName))}
        />
        <Button type="submit" variant="outlined" disabled={name.trim() === ''}>
          {own.some((view) => view.name === name.trim())
            ? say(['覆盖', 'Replace'])
            : say(['保存', 'Save'])}
        </Button>
      </form>
    </div>
  )
}
