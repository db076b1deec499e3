import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { askPasskey } from '../authProvider/passkeys.ts'
import { takeToken } from '../authProvider/takeToken.ts'
import { call } from '../client/client.ts'
import type { PortalError } from '../client/portalError.ts'
import type { SignedIn } from '../client/storage.ts'
import { useSay } from '../i18n/useSay.ts'
import PasskeyButton from '../views/signIn/PasskeyButton.tsx'
import { AskBoxes, codeBox, passwordBox } from './AskBoxes.tsx'
import { CompanyProof } from './CompanyProof.tsx'
import { DemandedFactor } from './factor/DemandedFactor.tsx'
import './factor/factor.css'

const why = [
  '这一步涉及资金、权限、密钥或个人信息。确认后十分钟内不再询问，填写的内容都还在。',
  'This touches money, rights, keys or personal data. You are not asked again for ten minutes; all that was typed is still there.',
] as const

interface Props {
  /** In which ways it may be said. */
  readonly ways: PortalError['answer']
  onDone(): void
  onLeave(): void
}

/** What a call waits for: that one says once more who one is, or sets up the factor that a role has come to ask for. */
export default function ProofForm(props: Props) {
  const say = useSay()
  if (!props.ways.lacksFactor) return <Asked {...props} />
  const done = () => {
    // Whatever was cut off meanwhile tries again, as when the line is back.
    dispatchEvent(new Event('online'))
    props.onDone()
  }
  return (
    <>
      <DialogTitle id="proof-title">{say(['设置两步验证', 'Set up a second factor'])}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <DemandedFactor roles={props.ways.roles} onDone={done} />
        <Button fullWidth color="inherit" onClick={props.onLeave} sx={{ mt: 1 }}>
          {say(['取消', 'Cancel'])}
        </Button>
      </DialogContent>
    </>
  )
}

/** Asks once more who it is, before money, rights, keys or personal data are touched. */
function Asked({ ways, onDone, onLeave }: Props) {
  const say = useSay()
  const boxes = [
    ...(ways.password === false ? [] : [passwordBox]),
    ...(ways.factor ? [codeBox(['验证器中的 6 位数字', 'Six digits of the authenticator'])] : []),
  ]
  return (
    <>
      <DialogTitle id="proof-title">{say(['确认是你本人', 'Is it you?'])}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        {boxes.length > 0 ? (
          <AskBoxes
            boxes={boxes}
            button={['确认并继续', 'Go on']}
            below={ways.passkey && <PasskeyButton ask={askPasskey} />}
            send={async (typed) => {
              const { data } = await call<SignedIn | null>('POST', 'index/prove', {
                body: typed,
                timeout: 15_000,
              })
              if (data) takeToken(data)
              onDone()
            }}
          >
            <p className="factor-text">{say(why)}</p>
          </AskBoxes>
        ) : (
          <p className="factor-text">{say(why)}</p>
        )}
        {ways.company && <CompanyProof onDone={onDone} />}
        {boxes.length === 0 && !ways.company && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {say([
              '你没有可用于确认的密码或两步验证：请退出后重新登录，登录后十分钟内不再询问。',
              'You have neither a password nor a second factor to say so by: sign out and in again; you are not asked for ten minutes after.',
            ])}
          </Alert>
        )}
        <Button fullWidth color="inherit" onClick={onLeave} sx={{ mt: 1 }}>
          {say(['取消', 'Cancel'])}
        </Button>
      </DialogContent>
    </>
  )
}
