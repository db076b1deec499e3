import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify } from 'ra-core'
import { type MouseEvent, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Entity, Label, Row } from '#declare'
import { mayUse } from '../../../authProvider/access.ts'
import { useViewer } from '../../../authProvider/Viewer.tsx'
import type { PortalProvider } from '../../../dataProvider/portalProvider.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { useDialog } from '../../../views/dialog/useDialog.ts'
import { withConsent } from '../../../views/dialog/withConsent.ts'
import { createAt } from '../../../views/list/createAt.ts'
import { wordsOf } from '../../../views/perform/wordsOf.ts'
import { EarthGround } from './EarthGround.tsx'
import {
  type Coordinates,
  coordinatesAt,
  roundTo,
  type Spot,
  spotOf,
  viewOf,
} from './projection.ts'
import { SealMarker } from './SealMarker.tsx'

interface Props {
  readonly entity: Entity
  readonly theme: Row
  readonly places: readonly Row[]
}

/** Where a place stood before it was moved. */
interface Step {
  readonly place: number
  readonly name: string
  readonly before: Row
}

const PLACES = '/wenbo/seal/places'

/** The places of a theme on its map, moved by hand: saved as they are dropped, and taken back one by one. */
export function SealBoard({ entity, theme, places }: Props) {
  const say = useSay()
  const ask = useDialog()
  const notify = useNotify()
  const client = useQueryClient()
  const viewer = useViewer()
  const portal = useDataProvider<PortalProvider>()
  const isEarth = theme.mapMode === 'coordinate'
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [chosen, setChosen] = useState<number | null>(null)
  const [framed, setFramed] = useState(() => places.filter(isLocated))
  const view = useMemo(() => viewOf(framed as unknown as readonly Coordinates[]), [framed])
  const may = mayUse(viewer, entity, 'place')

  const spots = new Map(places.map((place) => [place.id, spotIn(place, isEarth ? view : null)]))
  const valuesAt = (spot: Spot): Row =>
    isEarth
      ? { ...coordinatesAt(view, spot) }
      : { mapX: roundTo(spot.x, 2), mapY: roundTo(spot.y, 2) }

  const save = async (place: Row, values: Row, accept: readonly string[] = []) => {
    const send = (consent: object) =>
      portal.action('sealPlace', null, 'place', { place: place.id, ...values }, consent)
    try {
      return (await withConsent(send, ask, say, accept.length > 0 ? { accept } : {})) !== null
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
      return false
    } finally {
      await client.invalidateQueries()
    }
  }
  const drop = async (place: Row, spot: Spot) => {
    const values = valuesAt(spot)
    const before = Object.fromEntries(Object.keys(values).map((key) => [key, place[key] ?? null]))
    const step = { place: Number(place.id), name: String(place.name), before }
    if (await save(place, values)) setSteps((done) => [...done, step])
  }
  const undo = async () => {
    const last = steps.at(-1)
    const place = places.find(({ id }) => id === last?.place)
    if (last && place && (await save(place, last.before, ['sealPlace#placesStandApart'])))
      setSteps((done) => done.slice(0, -1))
  }
  /** A click on the map puts the place there that was chosen in the list and stands nowhere yet. */
  const put = (event: MouseEvent<HTMLFieldSetElement>) => {
    const place = places.find(({ id }) => id === chosen)
    if (!may || !place || spots.get(place.id)) return
    const board = event.currentTarget.getBoundingClientRect()
    void drop(place, {
      x: ((event.clientX - board.left) / board.width) * 100,
      y: ((event.clientY - board.top) / board.height) * 100,
    })
  }
  const waiting = places.filter(({ id }) => !spots.get(id)).length
  return (
    <div className="seal-map">
      <div className="card seal-map-board">
        <div className="seal-map-bar">
          <span className="hint">
            {waiting > 0
              ? say(
                  [
                    '还有 {waiting} 处未定位：在列表里选中，再点地图',
                    '{waiting} not placed yet: choose one in the list, then click the map',
                  ],
                  { waiting },
                )
              : say([
                  '拖动印章即保存；也可选中后用方向键微调',
                  'Drag a seal: it is saved where you drop it. Arrow keys move it too',
                ])}
          </span>
          {isEarth && (
            <Button size="small" onClick={() => setFramed(places.filter(isLocated))}>
              {say(['重新取景', 'Fit'])}
            </Button>
          )}
          <Button size="small" disabled={steps.length === 0} onClick={() => void undo()}>
            {say(['撤销', 'Undo'])}
          </Button>
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: seals are moved by the arrow keys, each by its own button */}
        <fieldset
          className={isEarth ? 'seal-board earth' : 'seal-board drawn'}
          aria-label={String(theme.title)}
          onClick={put}
        >
          {isEarth ? (
            <EarthGround view={view} rings={ringsOf(places, spots)} />
          ) : (
            <img className="seal-ground" src={String(theme.mapImage)} alt="" />
          )}
          {places.map((place) => {
            const spot = spots.get(place.id)
            return (
              spot && (
                <SealMarker
                  key={String(place.id)}
                  {...{ place, spot, fixed: !may, chosen: chosen === place.id }}
                  onChoose={() => setChosen(Number(place.id))}
                  onDrop={(at) => void drop(place, at)}
                />
              )
            )
          })}
        </fieldset>
      </div>
      <div className="card seal-places">
        <div className="seal-map-bar">
          <strong>{say(['点位 {count}', '{count} places'], { count: places.length })}</strong>
          {mayUse(viewer, entity, 'create') && (
            <Button size="small" component={Link} to={createAt(PLACES, { seal: Number(theme.id) })}>
              {say(['新增点位', 'Add a place'])}
            </Button>
          )}
        </div>
        <ul>
          {places.map((place) => (
            <PlaceLine
              key={String(place.id)}
              {...{ entity, place, chosen: chosen === place.id, placed: !!spots.get(place.id) }}
              onChoose={() => setChosen(Number(place.id))}
            />
          ))}
        </ul>
      </div>
    </div>
  )
}

interface LineProps {
  readonly entity: Entity
  readonly place: Row
  readonly chosen: boolean
  readonly placed: boolean
  onChoose(): void
}

function PlaceLine({ entity, place, chosen, placed, onChoose }: LineProps) {
  const say = useSay()
  const ways = (entity.fields.way?.of ?? {}) as { readonly [way: string]: Label }
  const way = say(ways[String(place.way)] ?? ['', ''])
  return (
    <li className={chosen ? 'chosen' : undefined}>
      <button type="button" aria-pressed={chosen} onClick={onChoose}>
        <img src={String(place.status === 'disabled' ? place.greyImage : place.sealImage)} alt="" />
        <span>
          <b>{String(place.name)}</b>
          <small className="hint">
            {[
              way,
              ...(place.status === 'disabled' ? [say(['已停用', 'Disabled'])] : []),
              ...(placed ? [] : [say(['未定位', 'Not placed'])]),
            ].join(' · ')}
          </small>
        </span>
      </button>
      <Link to={`${PLACES}/${String(place.id)}`}>{say(['编辑', 'Edit'])}</Link>
    </li>
  )
}

const isLocated = ({ longitude, latitude }: Row): boolean => longitude != null && latitude != null

function spotIn(place: Row, view: ReturnType<typeof viewOf> | null): Spot | null {
  if (view) return isLocated(place) ? spotOf(view, place as unknown as Coordinates) : null
  const { mapX, mapY } = place
  return mapX == null || mapY == null ? null : { x: Number(mapX), y: Number(mapY) }
}

const ringsOf = (places: readonly Row[], spots: ReadonlyMap<unknown, Spot | null>) =>
  places.flatMap(({ id, way, radius }) => {
    const spot = spots.get(id)
    return way === 'location' && spot ? [{ ...spot, metres: Number(radius ?? 0) }] : []
  })
