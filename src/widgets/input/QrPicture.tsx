import { useSay } from '#src/i18n/useSay.ts'
import { qrCode } from '../format/qrCode.ts'

/** An address as a QR code. */
export default function QrPicture({ address }: { readonly address: string }) {
  const say = useSay()
  const { size, path } = qrCode(address)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="140"
      height="140"
      role="img"
      aria-label={say(['二维码：{address}', 'QR code: {address}'], { address })}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
