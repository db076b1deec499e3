import type { PanelOf } from '#declare'
import type { DashboardFigures, PanelFigures } from '#derive/dashboard/figures.ts'

export interface PanelProps {
  readonly panel: PanelOf
  readonly told: DashboardFigures
  readonly data: PanelFigures
  readonly title: string
}
