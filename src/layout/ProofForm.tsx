import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { call } from '../client/client.ts'
import { useSay } from '../i18n/useSay.ts'
import { AskBoxes, codeBox, passwordBox } from './AskBoxes.tsx'
import './factor.css'

interface Props {
  /** Whether a code of the authenticator is given, too. */
  readonly factor: boolean
  onDone(): void
  onLeave(): void
}

/** Asks once more who it is, before money, rights, keys or personal data are touched. */
export default function ProofForm({ factor, onDone, onLeave }: Props) {
  const say = useSay()
  return (
    <>
      <DialogTitle id="proof-title">{say(['确认是你本人', 'Is it you?'])}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <AskBoxes
          boxes={[
            passwordBox,
            ...(factor
              ? [codeBox(['验证器中的 6 位数字', 'Six digits of the authenticator'])]
              : []),
          ]}
          button={['确认并继续', 'Go on']}
          send={async (typed) => {
            await call('POST', 'index/prove', { body: typed, timeout: 15_000 })
            onDone()
          }}
        >
          <p className="factor-text">
            {say([
              '这一步涉及资金、权限、密钥或个人信息。确认后十分钟内不再询问，填写的内容都还在。',
              'This touches money, rights, keys or personal data. You are not asked again for ten minutes; all that was typed is still there.',
            ])}
          </p>
        </AskBoxes>
        <Button fullWidth color="inherit" onClick={onLeave} sx={{ mt: 1 }}>
          {say(['取消', 'Cancel'])}
        </Button>
      </DialogContent>
    </>
  )
}
