import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useRef } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { saveFile } from '../list/saveFile.ts'
import { painted } from './painted.ts'

/** What stands on a certificate. */
export interface CertificateFacts {
  readonly number: string
  readonly name: string | null
  readonly camp: string
  readonly period: string
  /** What it is printed on; a plain frame where there is none. */
  readonly picture: string | null
  readonly date: string
  readonly progress: number | null
}

const width = 1000
const height = 1400
const serif = "'Noto Serif CJK SC', 'Songti SC', serif"

/** A certificate as it is handed out, and as a picture to be kept. */
export function Certificate({ facts }: { readonly facts: CertificateFacts }) {
  const say = useSay()
  const notify = useNotify()
  const drawn = useRef<SVGSVGElement>(null)
  const download = async () => {
    try {
      const picture = await painted(drawn.current!, { width, height })
      saveFile(picture, `${facts.number}.png`)
    } catch {
      notify(say(['图片没有生成，请重试', 'The picture was not made: try again']), {
        type: 'error',
      })
    }
  }
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'center' }}>
      <svg
        ref={drawn}
        viewBox={`0 0 ${width} ${height}`}
        xmlns="http://www.w3.org/2000/svg"
        role="img"
        aria-label={`${facts.camp} ${facts.number}`}
        style={{ width: 'min(100%, 380px)', boxShadow: '0 6px 24px #0003' }}
      >
        <rect width={width} height={height} fill="#fffdf6" />
        {facts.picture && <image href={facts.picture} width={width} height={height} />}
        <Paper {...facts} />
      </svg>
      <Button variant="outlined" onClick={() => void download()}>
        {say(['下载图片', 'Download'])}
      </Button>
    </div>
  )
}

function Paper({ number, name, camp, period, date, progress, picture }: CertificateFacts) {
  const line = { x: width / 2, textAnchor: 'middle', fontFamily: serif, fill: '#3b2f20' } as const
  return (
    <>
      {!picture && (
        <rect
          x="40"
          y="40"
          width="920"
          height="1320"
          fill="none"
          stroke="#b08d57"
          strokeWidth="6"
        />
      )}
      <text {...line} y="330" fontSize="92" fontWeight="700" letterSpacing="14">
        结营证书
      </text>
      <text {...line} y="560" fontSize="64" fontWeight="600">
        {name}
      </text>
      <text {...line} y="690" fontSize="38">
        完成“{camp}”
      </text>
      <text {...line} y="755" fontSize="34">
        {period}
      </text>
      <text {...line} y="850" fontSize="34">
        {progress === null ? '' : `完成率 ${progress}%，`}准予结营
      </text>
      <text {...line} y="1190" fontSize="28">
        {date}
      </text>
      <text {...line} y="1240" fontSize="24" fill="#8a7656">
        {number}
      </text>
    </>
  )
}
