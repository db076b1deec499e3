import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useRef } from 'react'
import type { Label } from '#declare'
import { qrCode } from '#widgets/format/qrCode.ts'
import { saveFile } from '../../client/saveFile.ts'
import { useSay } from '../../i18n/useSay.ts'
import './link.css'

interface Props {
  readonly address: string
  readonly title: string
  readonly forms?: readonly { readonly label: Label; readonly text: string }[]
  /** What is to be known of it. */
  readonly says?: Label
}
/** How wide a picture of the code is, in pixels. */
const WIDE = 600

/** An address of the app, to be copied, scanned, or taken along as a picture. */
export default function LinkCard({ address, title, forms = [], says }: Props) {
  const say = useSay()
  const notify = useNotify()
  const picture = useRef<SVGSVGElement>(null)
  const { data, size, path } = qrCode(address)
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    notify(say(['链接已复制', 'The link was copied']), { type: 'success' })
  }
  const save = (blob: Blob, ending: string) => saveFile(blob, `${title}.${ending}`)
  const svg = () =>
    new Blob([new XMLSerializer().serializeToString(picture.current!)], { type: 'image/svg+xml' })
  const png = () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: WIDE })
    const pen = canvas.getContext('2d')!
    const scale = WIDE / size
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, WIDE, WIDE)
    pen.fillStyle = '#000'
    data.forEach((row, y) => {
      row.forEach((dark, x) => {
        const [left, top] = [Math.round(x * scale), Math.round(y * scale)]
        const [right, foot] = [Math.round((x + 1) * scale), Math.round((y + 1) * scale)]
        if (dark) pen.fillRect(left, top, right - left, foot - top)
      })
    })
    canvas.toBlob((blob) => blob && save(blob, 'png'))
  }
  return (
    <div className="link-card">
      <svg
        ref={picture}
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`0 0 ${size} ${size}`}
        width={WIDE}
        height={WIDE}
        role="img"
        aria-label={say(['{title}的二维码', 'QR code of {title}'], { title })}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      {says && <p className="link-says">{say(says)}</p>}
      <a href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
      <div>
        <Button variant="outlined" onClick={() => void copy(address)}>
          {say(['复制链接', 'Copy the link'])}
        </Button>
        <Button variant="outlined" onClick={png}>
          {say(['下载 PNG', 'Download PNG'])}
        </Button>
        <Button variant="outlined" onClick={() => save(svg(), 'svg')}>
          {say(['下载 SVG', 'Download SVG'])}
        </Button>
      </div>
      {forms.length > 0 && (
        <dl className="link-forms">
          {forms.map(({ label, text }) => (
            <div key={text}>
              <dt>{say(label)}</dt>
              <dd>{text}</dd>
              <Button size="small" onClick={() => void copy(text)}>
                {say(['复制', 'Copy'])}
                <span className="unseen">{say(label)}</span>
              </Button>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
