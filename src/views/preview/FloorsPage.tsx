import { type CSSProperties, lazy, Suspense, useState } from 'react'
import type { Period } from '#declare'
import { order } from '#derive/compare.ts'
import { momentOf, timeOf } from '#derive/moment.ts'
import type { PreviewFloors, PreviewSaleLine } from '#derive/previewPage.ts'
import { dateTime } from '#widgets/format/dateTime.ts'
import { useSay } from '../../i18n/useSay.ts'
import { isDark } from './isDark.ts'
import type { PageProps } from './pageProps.ts'
import './floors.css'

const RichText = lazy(() => import('../show/RichText.tsx'))

const isOn = (period: Period | null, at: string): boolean =>
  period !== null &&
  (!period.start || order(period.start, at) <= 0) &&
  (!period.end || order(at, period.end) < 0)

/** A sales page as readers find it at a time one chooses: warm-up, sale, a flash sale, or over. */
export default function FloorsPage({ page }: PageProps<PreviewFloors>) {
  const say = useSay()
  const [at, setAt] = useState(page.now)
  const { title, theme, background, period, warmUp, floors, rules, coupons } = page
  const dark = background !== null && isDark(background)
  const style = {
    ...{ '--page': background ?? '#fff', '--theme': theme ?? '#d7000f' },
    colorScheme: dark ? 'dark' : 'light',
  } as CSSProperties
  const over = Boolean(period?.end && order(period.end, at) <= 0)
  const selling = isOn(period, at)
  const head = selling || over ? page.headImage : (page.warmUpImage ?? page.headImage)
  return (
    <div className={dark ? 'floors floors-dark' : 'floors'} style={style}>
      <Times page={page} at={at} onChoose={setAt} />
      {head && <img className="floors-head" src={head} alt={title} />}
      {!selling && (
        <p className="floors-state">
          {over
            ? say(['活动已结束', 'The sale is over'])
            : period?.start
              ? say(['{time} 开售', 'On sale from {time}'], { time: dateTime(period.start) })
              : say(['还没有活动时间', 'No sale time yet'])}
          {!over && page.remind && <span>{say(['提醒我', 'Remind me'])}</span>}
        </p>
      )}
      {!selling && !over && !isOn(warmUp, at) && (
        <p className="floors-note">
          {say(['此时读者还看不到这个页面', 'Readers do not see the page at that time'])}
        </p>
      )}
      {coupons.length > 0 && (
        <ul className="floors-coupons">
          {coupons.map((coupon) => (
            <li key={coupon}>{coupon}</li>
          ))}
        </ul>
      )}
      {floors.map((floor, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: floors of a form may be alike while they are typed
        <section key={index}>
          {floor.picture ? <img src={floor.picture} alt={floor.name} /> : <h2>{floor.name}</h2>}
          {floor.lines.length > 0 ? (
            <ul className={`floors-lines floors-${floor.layout}`}>
              {floor.lines.map((line) => (
                <Line key={line.id} line={line} at={at} selling={selling} />
              ))}
            </ul>
          ) : (
            <p className="floors-none">{say(['此楼层还没有内容', 'Nothing on this floor yet'])}</p>
          )}
        </section>
      ))}
      {rules && (
        <section className="floors-rules">
          <h2>{say(['活动规则', 'Rules'])}</h2>
          <Suspense fallback={null}>
            <RichText html={rules} paid={say(['付费分隔线', 'Paid divider'])} />
          </Suspense>
        </section>
      )}
    </div>
  )
}

interface TimesProps extends PageProps<PreviewFloors> {
  readonly at: string
  onChoose(at: string): void
}

/** Moments one would look at, and any other. */
function Times({ page: { now, warmUp, period }, at, onChoose }: TimesProps) {
  const say = useSay()
  const moments = [
    [say(['现在', 'Now']), now],
    [say(['预热', 'Warm-up']), warmUp?.start],
    [say(['开售', 'Sale']), period?.start],
    [say(['结束后', 'After']), period?.end],
  ] as const
  return (
    <nav className="floors-times" aria-label={say(['预览时间', 'Time of the preview'])}>
      {moments.map(
        ([label, moment]) =>
          moment && (
            <button
              key={label}
              type="button"
              aria-pressed={moment === at}
              onClick={() => onChoose(moment)}
            >
              {label}
            </button>
          ),
      )}
      <input
        type="datetime-local"
        aria-label={say(['任选时间', 'Any time'])}
        value={at.slice(0, 16)}
        onChange={({ target }) =>
          target.value && onChoose(momentOf(timeOf(`${target.value}:00+08:00`)))
        }
      />
    </nav>
  )
}

interface LineProps {
  readonly line: PreviewSaleLine
  readonly at: string
  readonly selling: boolean
}

function Line({ line, at, selling }: LineProps) {
  const say = useSay()
  const { title, subtitle, picture, corner, price, original, flash } = line
  const flashing = selling && isOn(flash, at)
  return (
    <li>
      <span className="floors-picture">
        {picture && <img src={picture} alt="" loading="lazy" />}
        {(flashing || corner) && <em>{flashing ? say(['秒杀中', 'Flash']) : corner}</em>}
      </span>
      <div>
        <strong>{title}</strong>
        {subtitle && <p>{subtitle}</p>}
        <p className="floors-price">
          <b>{price}</b>
          {original && <s>{original}</s>}
        </p>
      </div>
    </li>
  )
}
