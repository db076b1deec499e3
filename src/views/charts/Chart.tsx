import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useSay } from '../../i18n/useSay.ts'
import type { DrawnProps } from './DrawnChart.tsx'
import './chart.css'

/** The library comes with the first chart that is drawn. */
const DrawnChart = lazy(() => import('./DrawnChart.tsx'))

/** A chart: the drawing itself, and until it is there, its room. */
export function Chart(props: DrawnProps) {
  const room = { minBlockSize: props.height }
  return (
    <ErrorBoundary fallback={<NotDrawn />}>
      <Suspense fallback={<div className="chart-room" aria-hidden="true" style={room} />}>
        <DrawnChart {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

function NotDrawn() {
  const say = useSay()
  return (
    <p className="chart-none" role="alert">
      {say([
        '图表没有加载出来：请检查网络后刷新页面，数据可在表格中查看',
        'The chart did not load: check the network and reload the page; its figures stand in the table',
      ])}
    </p>
  )
}
