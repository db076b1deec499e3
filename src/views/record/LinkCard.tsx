import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useRef } from 'react'
import { encode } from 'uqr'
import { useSay } from '../../i18n/useSay.ts'
import './link.css'

interface Props {
  readonly address: string
  readonly title: string
}

/** An address of the app, to be copied, scanned, or taken along as a picture. */
export default function LinkCard({ address, title }: Props) {
  const say = useSay()
  const notify = useNotify()
  const picture = useRef<SVGSVGElement>(null)
  const { data, size } = encode(address, { border: 2 })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    notify(say(['链接已复制', 'The link was copied']), { type: 'success' })
  }
  const download = () => {
    const text = new XMLSerializer().serializeToString(picture.current!)
    const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
    Object.assign(document.createElement('a'), { href: url, download: `${title}.svg` }).click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }
  return (
    <div className="link-card">
      <svg
        ref={picture}
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`0 0 ${size} ${size}`}
        width="512"
        height="512"
        role="img"
        aria-label={say(['{title}的二维码', 'QR code of {title}'], { title })}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <a href={address} target="_blank" rel="noreferrer">
        {address}
      </a>
      <div>
        <Button variant="outlined" onClick={() => void copy()}>
          {say(['复制链接', 'Copy the link'])}
        </Button>
        <Button variant="outlined" onClick={download}>
          {say(['下载二维码', 'Download the code'])}
        </Button>
      </div>
    </div>
  )
}
