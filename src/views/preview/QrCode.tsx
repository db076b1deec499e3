import { momentOf } from '#derive/moment.ts'
import { qrCode } from '#widgets/format/qrCode.ts'
import { useSay } from '../../i18n/useSay.ts'

interface Props {
  readonly address: string
  /** ISO 8601. */
  readonly expires?: string | undefined
}

/** An address for a phone's camera, and the same to be clicked. */
export default function QrCode({ address, expires }: Props) {
  const say = useSay()
  const { size, path } = qrCode(address)
  return (
    <div className="preview-code">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={say(['预览二维码', 'QR code of the preview'])}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p>
        {say(['手机扫码预览', 'Scan it with a phone'])}
        <small>
          {expires
            ? say(['按已保存的内容显示，{time} 前有效', 'As saved; good until {time}'], {
                time: timeOf(expires),
              })
            : say(['按已保存的内容显示', 'As saved'])}
        </small>
        <a href={address} target="_blank" rel="noreferrer">
          {say(['在新窗口打开', 'Open in a window'])}
        </a>
      </p>
    </div>
  )
}

/** The time of day in Asia/Shanghai, as everywhere. */
const timeOf = (moment: string): string => momentOf(Date.parse(moment)).slice(11, 16)
