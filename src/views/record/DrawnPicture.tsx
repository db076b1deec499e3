import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { type ReactNode, useRef, useState } from 'react'
import { saveFile } from '../../client/saveFile.ts'
import { useSay } from '../../i18n/useSay.ts'
import { drawPng } from './drawPng.ts'

interface Props {
  /** In pixels, as it is kept. */
  readonly width: number
  readonly height: number
  /** How wide it is shown at most, in pixels. */
  readonly shown: number
  readonly label: string
  /** What its file is called, without ending. */
  readonly name: string
  readonly children: ReactNode
}

/** A picture drawn here as an SVG, to be looked at and taken along as a PNG. */
export function DrawnPicture({ width, height, shown, label, name, children }: Props) {
  const say = useSay()
  const notify = useNotify()
  const drawn = useRef<SVGSVGElement>(null)
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile(await drawPng(drawn.current!, { width, height }), `${name}.png`)
    } catch {
      notify(say(['图片没有生成，请重试', 'The picture was not made: try again']), {
        type: 'error',
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'center' }}>
      <svg
        ref={drawn}
        viewBox={`0 0 ${width} ${height}`}
        xmlns="http://www.w3.org/2000/svg"
        role="img"
        aria-label={label}
        style={{ width: `min(100%, ${shown}px)`, boxShadow: '0 6px 24px #0003' }}
      >
        {children}
      </svg>
      <Button variant="outlined" loading={busy} onClick={() => void download()}>
        {say(['下载图片', 'Download'])}
      </Button>
    </div>
  )
}
