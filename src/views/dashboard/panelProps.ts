import type { PanelOf } from '#declare'
import type { PanelTold, Told } from '#derive/dashboard/told.ts'

export interface PanelProps {
  readonly panel: PanelOf
  readonly told: Told
  readonly data: PanelTold
  readonly title: string
}
