import { qrCode } from '#widgets/format/qrCode.ts'
import { DrawnPicture } from './DrawnPicture.tsx'

/** What stands on a poster of a ranked list, in the order of the ranks. */
export interface PosterFacts {
  readonly name: string
  readonly title: string
  readonly month: string
  readonly picture: string | null
  readonly books: readonly {
    readonly title: string
    readonly author: string
    readonly cover: string | null
    readonly reason: string
    readonly badge: string | null
  }[]
  /** Where the QR code leads. */
  readonly address: string
}

const width = 1080
const margin = 60
/** The picture at its head, as wide as the poster. */
const head = 608
/** Three to a row behind the first, in the shape of covers. */
const across = 3
const cover = { width: 290, height: 406 }
const step = { x: 335, y: 560 }
const first = { top: head + 210, width: 320, height: 448 }
const foot = 320
const serif = "'Noto Serif CJK SC', 'Songti SC', serif"
const sans = "'Noto Sans CJK SC', 'PingFang SC', sans-serif"

/** A ranked list as a poster, and as a picture to be kept: covers by rank, and a code that leads to the list. */
export function Poster({ facts }: { readonly facts: PosterFacts }) {
  const [best, ...others] = facts.books
  const below = first.top + first.height + 90
  const bottom = below + Math.ceil(others.length / across) * step.y
  const height = bottom + foot
  return (
    <DrawnPicture
      {...{ width, height }}
      shown={420}
      label={`${facts.title} ${facts.month}`}
      name={facts.name}
    >
      <rect width={width} height={height} fill="#fbf7ee" />
      {facts.picture && (
        <image
          href={facts.picture}
          width={width}
          height={head}
          preserveAspectRatio="xMidYMid slice"
        />
      )}
      <text x={margin} y={head + 96} fontFamily={serif} fontSize="64" fontWeight="700" fill={ink}>
        {cut(facts.title, 15)}
      </text>
      <text x={margin} y={head + 154} fontFamily={sans} fontSize="32" fill={faint}>
        {facts.month} · 共 {facts.books.length} 本
      </text>
      {best && <Best book={best} />}
      {others.map((book, at) => (
        <g
          key={book.title}
          transform={`translate(${margin + (at % across) * step.x} ${below + Math.floor(at / across) * step.y})`}
        >
          <Cover {...book} {...cover} />
          <Rank rank={at + 2} />
          <text y={cover.height + 46} fontFamily={serif} fontSize="30" fontWeight="600" fill={ink}>
            {cut(book.title, 9)}
          </text>
          <text y={cover.height + 86} fontFamily={sans} fontSize="24" fill={faint}>
            {cut([book.author, book.badge].filter(Boolean).join(' · '), 12)}
          </text>
        </g>
      ))}
      <Foot address={facts.address} top={bottom} />
    </DrawnPicture>
  )
}

const ink = '#2f2518'
const faint = '#7a6a52'
const red = '#b3262a'

type Book = PosterFacts['books'][number]

function Best({ book }: { readonly book: Book }) {
  const beside = margin + first.width + 50
  return (
    <g transform={`translate(0 ${first.top})`}>
      <g transform={`translate(${margin} 0)`}>
        <Cover {...book} width={first.width} height={first.height} />
        <Rank rank={1} />
      </g>
      <text x={beside} y="52" fontFamily={sans} fontSize="28" fill={red}>
        {book.badge ?? ''}
      </text>
      <text x={beside} y="116" fontFamily={serif} fontSize="48" fontWeight="700" fill={ink}>
        {cut(book.title, 11)}
      </text>
      <text x={beside} y="166" fontFamily={sans} fontSize="28" fill={faint}>
        {cut(book.author, 18)}
      </text>
      {linesOf(book.reason, 19, 5).map((line, at) => (
        <text key={line} x={beside} y={236 + at * 46} fontFamily={serif} fontSize="28" fill={ink}>
          {line}
        </text>
      ))}
    </g>
  )
}

function Cover({
  cover: url,
  ...size
}: Pick<Book, 'cover'> & { readonly width: number; readonly height: number }) {
  const { width: wide, height: high } = size
  return (
    <>
      <rect width={wide} height={high} fill="#e8dfcc" />
      {url && <image href={url} width={wide} height={high} preserveAspectRatio="xMidYMid slice" />}
    </>
  )
}

const Rank = ({ rank }: { readonly rank: number }) => (
  <>
    <rect width="64" height="64" fill={rank === 1 ? red : ink} />
    <text
      x="32"
      y="45"
      textAnchor="middle"
      fontFamily={sans}
      fontSize="34"
      fontWeight="700"
      fill="#fff"
    >
      {rank}
    </text>
  </>
)

function Foot({ address, top }: { readonly address: string; readonly top: number }) {
  const { size, path } = qrCode(address)
  const side = 220
  return (
    <g transform={`translate(0 ${top})`}>
      <line x1={margin} x2={width - margin} stroke="#d8ccb4" strokeWidth="2" />
      <text x={margin} y="120" fontFamily={serif} fontSize="40" fontWeight="600" fill={ink}>
        扫码看完整榜单
      </text>
      <text x={margin} y="174" fontFamily={sans} fontSize="28" fill={faint}>
        每本书的评测与读者说
      </text>
      <g transform={`translate(${width - margin - side} 50) scale(${side / size})`}>
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </g>
    </g>
  )
}

const cut = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : text
}

/** Text in lines of so many letters; what does not fit the last is cut. */
function linesOf(text: string, letters: number, most: number): readonly string[] {
  const all = [...cut(text, letters * most)]
  return Array.from({ length: Math.ceil(all.length / letters) }, (_, at) =>
    all.slice(at * letters, (at + 1) * letters).join(''),
  )
}
