import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useEffect, useRef, useState } from 'react'
import type { Captcha } from '#wire/captcha.ts'
import { newCaptcha } from '../authProvider/session.ts'
import { useSay } from '../i18n/useSay.ts'
import { LineBox } from './LineBox.tsx'

/** As far down as the box beside begins, below its name. */
const beside = '24px'

interface Props {
  readonly captcha: Captcha
  onCaptcha(captcha: Captcha): void
}

/** A picture to be read, another one where it is hard to read, and beeps to be counted for those who cannot see it. */
export default function CaptchaField({ captcha, onCaptcha }: Props) {
  const say = useSay()
  const [failure, setFailure] = useState<string>()
  const [typed, setTyped] = useState('')
  const ask = (form: 'picture' | 'sound') =>
    newCaptcha(form).then(
      (next) => {
        setFailure(undefined)
        setTyped('')
        onCaptcha(next)
      },
      (error: Error) => setFailure(error.message),
    )
  const { sound } = captcha
  return (
    <div>
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'flex-start', '& > button': { mt: beside } }}
      >
        <LineBox
          name="captcha"
          label={
            sound
              ? say(['每组响几声', 'Beeps in each group'])
              : say(['图形验证码', 'Characters shown'])
          }
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          problem={failure}
          help={
            sound &&
            say([
              '共三组，依次输入每组的声数，如 352。',
              'Three groups: type how many beeps each has, such as 352.',
            ])
          }
          inputMode="numeric"
          maxLength={8}
        />
        {sound ? (
          <Sound sound={sound} />
        ) : (
          <Picture captcha={captcha} onClick={() => ask('picture')} />
        )}
      </Stack>
      <Button size="small" onClick={() => ask(sound ? 'picture' : 'sound')} sx={{ mt: 0.5 }}>
        {sound
          ? say(['改用图片', 'A picture instead'])
          : say(['看不见图片？改听声音', 'Cannot see it? Listen instead'])}
      </Button>
    </div>
  )
}

function Picture({ captcha, onClick }: { readonly captcha: Captcha; onClick(): void }) {
  const say = useSay()
  const title = say(['看不清？换一张', 'Hard to read? Another one'])
  return (
    <Button
      onClick={onClick}
      aria-label={title}
      title={title}
      sx={{ p: 0, mt: '23px', flex: 'none', bgcolor: '#fff' }}
    >
      <img src={captcha.image} alt={say(['图形验证码', 'Characters to type'])} height={36} />
    </Button>
  )
}

/** Played by the browser out of its memory, since the page may load sound from nowhere else. */
function Sound({ sound }: { readonly sound: string }) {
  const say = useSay()
  const player = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    const bytes = Uint8Array.from(atob(sound), (char) => char.charCodeAt(0))
    const address = URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }))
    if (player.current) player.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [sound])
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: words would give the answer away */}
      <audio ref={player} />
      <Button
        variant="outlined"
        onClick={() => void player.current?.play().catch(() => undefined)}
        sx={{ mt: '23px', flex: 'none', minHeight: 36 }}
      >
        {say(['播放', 'Play'])}
      </Button>
    </>
  )
}
