import { useState } from 'react'
import type { Label } from '#declare'
import type { PreviewSpot } from '#derive/previewPage.ts'
import { useSay } from '../../i18n/useSay.ts'
import type { PageProps } from './pageProps.ts'
import './spot.css'

const heights: { readonly [height in 'ordinary' | 'tall']: Label } = {
  ordinary: ['普通屏', 'Ordinary screen'],
  tall: ['全面屏', 'Tall screen'],
}
type Height = keyof typeof heights

/** A picture or film where it stands in the app, on an ordinary and on a tall screen. */
export default function SpotPage({ page }: PageProps<PreviewSpot>) {
  const say = useSay()
  const [height, setHeight] = useState<Height>('tall')
  return (
    <div className="spot">
      <nav>
        {(Object.keys(heights) as Height[]).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === height}
            onClick={() => setHeight(name)}
          >
            {say(heights[name])}
          </button>
        ))}
      </nav>
      <div className={`spot-screen ${height} at-${page.at ?? 'none'}`}>
        {page.at === null ? (
          <p className="app-none">{say(['请先选择位置', 'Choose its place first'])}</p>
        ) : (
          <Placed page={page} tall={height === 'tall'} />
        )}
      </div>
    </div>
  )
}

interface Props extends PageProps<PreviewSpot> {
  readonly tall: boolean
}

/** Lines stand for what else is on the page; they are looked past, not read. */
function Placed({ page, tall }: Props) {
  if (page.at === 'screen') return <Whole page={page} tall={tall} />
  return (
    <>
      <h1>{page.place}</h1>
      {page.at === 'carousel' && <Picture page={page} tall={tall} />}
      <Lines count={page.at === 'middle' ? 2 : 4} />
      {page.at === 'middle' && <Picture page={page} tall={tall} />}
      {page.at === 'middle' && <Lines count={3} />}
      {(page.at === 'foot' || page.at === 'float') && <Picture page={page} tall={tall} />}
    </>
  )
}

function Whole({ page, tall }: Props) {
  const say = useSay()
  return (
    <>
      <Picture page={page} tall={tall} />
      {page.seconds !== null && (
        <span className="spot-skip">
          {say(['跳过 {seconds}', 'Skip {seconds}'], { seconds: page.seconds })}
        </span>
      )}
    </>
  )
}

function Picture({ page, tall }: Props) {
  const say = useSay()
  const { film, marked, title } = page
  const picture = (tall && page.tall) || page.picture
  return (
    <figure className="spot-picture">
      {film ? (
        <video key={film} src={film} autoPlay muted loop playsInline aria-label={title} />
      ) : picture ? (
        <img src={picture} alt={title} />
      ) : (
        <span className="spot-blank">{say(['还没有图片', 'No picture yet'])}</span>
      )}
      {marked && <em>{say(['广告', 'Ad'])}</em>}
    </figure>
  )
}

const Lines = ({ count }: { readonly count: number }) => (
  <div className="spot-lines" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => at).map((at) => (
      <div key={at}>
        <i />
        <span />
      </div>
    ))}
  </div>
)
