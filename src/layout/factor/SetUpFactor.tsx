import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { qrCode } from '#widgets/format/qrCode.ts'
import { type BegunFactor, beginFactor, confirmFactor } from '../../authProvider/factor.ts'
import { useUser } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { AskBoxes, codeBox, passwordBox } from '../AskBoxes.tsx'
import './factor.css'

/** Whoever signs in through the company alone has no password to be asked for. */
export const useOwnBoxes = () => (useUser().info.hasPassword === false ? [] : [passwordBox])

interface Props {
  /** One that was begun already, in place of another. */
  readonly begun?: BegunFactor | null
  /** Told once it is on: its codes are then shown, and are to be kept before anything else. */
  onOn?(): void
  /** The codes are kept. */
  onDone(): void
}

/** The three steps of a second factor: one's password, the authenticator, the recovery codes. */
export function SetUpFactor({ begun: given = null, onOn, onDone }: Props) {
  const [begun, setBegun] = useState(given)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <Codes codes={codes} onDone={onDone} />
  if (!begun) return <Begin onBegun={setBegun} />
  const on = (given: readonly string[]) => {
    setCodes(given)
    onOn?.()
  }
  return <Confirm begun={begun} onCodes={on} />
}

function Begin({ onBegun }: { onBegun(begun: BegunFactor): void }) {
  const say = useSay()
  return (
    <AskBoxes
      boxes={useOwnBoxes()}
      button={['开始设置', 'Set it up']}
      send={async (typed) => onBegun(await beginFactor(typed.password))}
    >
      <p className="factor-text">
        {say([
          '开启后，登录时除密码外还需输入手机验证器（如微软、谷歌或腾讯身份验证器）中的 6 位数字。密码泄露时，别人也无法登录。',
          'From then on signing in asks for six digits of an authenticator on your phone besides the password. Whoever learns the password gets in no more.',
        ])}
      </p>
    </AskBoxes>
  )
}

interface ConfirmProps {
  readonly begun: BegunFactor
  onCodes(codes: readonly string[]): void
}

function Confirm({ begun, onCodes }: ConfirmProps) {
  const say = useSay()
  const { size, path } = qrCode(begun.uri)
  return (
    <AskBoxes
      boxes={[codeBox(['验证器显示的 6 位数字', 'The six digits it shows'])]}
      button={['开启', 'Put it on']}
      send={async (typed) => onCodes(await confirmFactor(typed.code ?? ''))}
    >
      <p className="factor-text">
        {say([
          '用验证器扫描此图，或手动输入密钥：',
          'Scan this with the authenticator, or type the key:',
        ])}
      </p>
      <svg
        className="factor-picture"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={say(['验证器的二维码', 'QR code for the authenticator'])}
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <code className="factor-secret">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
    </AskBoxes>
  )
}

interface CodesProps {
  readonly codes: readonly string[]
  onDone(): void
}

function Codes({ codes, onDone }: CodesProps) {
  const say = useSay()
  const notify = useNotify()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    notify(say(['恢复码已复制', 'The codes were copied']), { type: 'success' })
  }
  return (
    <Stack spacing={2}>
      <Alert severity="success">
        {say([
          '两步验证已开启，其他设备上的登录已退出。',
          'It is on; sign-ins elsewhere have ended.',
        ])}
      </Alert>
      <p className="factor-text">
        {say([
          '请把这些恢复码抄下或存到安全的地方：手机丢失时，每个可代替验证码登录一次。它们只显示这一次。',
          'Keep these recovery codes somewhere safe: when the phone is lost, each signs in once. They are shown this once.',
        ])}
      </p>
      <ul className="factor-codes">
        {codes.map((one) => (
          <li key={one}>
            <code>{one}</code>
          </li>
        ))}
      </ul>
      <Button variant="outlined" onClick={() => void copy()}>
        {say(['复制', 'Copy'])}
      </Button>
      <Button variant="contained" size="large" onClick={onDone}>
        {say(['我已保存', 'I have kept them'])}
      </Button>
    </Stack>
  )
}
