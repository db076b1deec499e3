import { useNotify } from 'ra-core'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Entity, Row, Screen } from '#declare'
import { fitView } from '#derive/fitView.ts'
import type { ViewContents } from '#derive/savedView.ts'
import { addressOfList, columnsIn } from '#derive/viewAddress.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { readSettings } from '../../client/settings.ts'
import { readSharedViews } from '../../client/sharedViews.ts'
import { useSay } from '../../i18n/useSay.ts'
import { isKanbanOn } from '../kanban/isKanbanOn.ts'
import { askerOf } from './askerOf.ts'
import { filterOf } from './filterOf.ts'
import { listDefaults } from './listAsked.ts'
import { viewNamed } from './openingView.ts'
import type { Opening } from './useOpening.ts'

interface Props extends Opening {
  readonly screen: Screen
  readonly entity: Entity
}

/**
 * Stands for a moment where a list is opened with a view: writes into the address what of it holds for this person
 * today, so that the list asks for nothing it would be refused, and nothing that is no more.
 */
export default function OpenView({ screen, entity, view: key, onSeen }: Props) {
  const say = useSay()
  const notify = useNotify()
  const navigate = useNavigate()
  const { search } = useLocation()
  const viewer = useViewer()
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked up once for each address
  useEffect(() => {
    const said = new URLSearchParams(search)
    const known = { settings: readSettings(), shared: readSharedViews() }
    const view = key === undefined ? undefined : viewNamed(known, screen.path, key)
    const usual = listDefaults(entity, screen, isKanbanOn(entity, screen.path))
    const asked = said.has('filter') || !view ? contentsIn(said, usual) : view
    const fitted = fitView(entity, asked, askerOf(viewer))
    if (key !== undefined && !view)
      notify(
        say([
          '这个视图已被删除，或没有分享给你的角色；只按链接里的条件显示',
          'This view was deleted, or is not shared with your role: the list shows what the link says',
        ]),
        { type: 'warning' },
      )
    const left = fitted.barred.length + fitted.gone.length
    if (!view && left > 0)
      notify(
        say(
          [
            '链接里有 {left} 项你没有权限或已不存在，已略去',
            '{left:part|parts} of the link are not yours to read or are no more, and were left out',
          ],
          { left },
        ),
        { type: 'warning' },
      )
    const page = said.get('page')
    const to = addressOfList(screen.path, fitted.view, view && key)
    navigate(page && left === 0 ? to.replace('page=1', `page=${page}`) : to, { replace: true })
    onSeen()
  }, [search, key])
  return null
}

/** What an address asks for, with the declared order and number of rows where it says none. */
function contentsIn(
  said: URLSearchParams,
  usual: Pick<ViewContents, 'sort' | 'perPage'>,
): ViewContents {
  const field = said.get('sort')
  const order = said.get('order') === 'DESC' ? 'DESC' : 'ASC'
  return {
    filter: filterOf(said.get('filter')) as Row,
    sort: field ? { field, order } : usual.sort,
    perPage: Number(said.get('perPage')) || usual.perPage,
    ...columnsIn(said.get('columns')),
  }
}
