import { DrawnPicture } from './DrawnPicture.tsx'

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
  return (
    <DrawnPicture
      {...{ width, height }}
      shown={380}
      label={`${facts.camp} ${facts.number}`}
      name={facts.number}
    >
      <rect width={width} height={height} fill="#fffdf6" />
      {facts.picture && <image href={facts.picture} width={width} height={height} />}
      <Paper {...facts} />
    </DrawnPicture>
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
