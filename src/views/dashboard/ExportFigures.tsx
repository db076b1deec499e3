import type { Entity } from '#declare'
import { callFile } from '../../client/client.ts'
import { ExportFile } from '../list/ExportFile.tsx'
import type { Asking } from './useDashboard.ts'

interface Props {
  readonly entity: Entity
  readonly name: string
  /** The file is called so, with the time it tells of. */
  readonly title: string
  readonly asking: Asking
}

/** All figures as they are shown now, a sheet a panel. */
export function ExportFigures({ entity, name, title, asking }: Props) {
  const path = `${entity.path}/dashboard/${name}/export`
  return (
    <ExportFile fetchFile={() => callFile('GET', path, { query: asking })} name={`${title}.xlsx`} />
  )
}
