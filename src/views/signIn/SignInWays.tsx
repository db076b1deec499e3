import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { companyAddress, signInWays, type SignInWays as Ways } from '../../authProvider/company.ts'
import type { SignedIn } from '../../client/storage.ts'
import { useSay } from '../../i18n/useSay.ts'
import './signIn.css'

/** Most people never come back from a provider. */
const Arrival = lazy(() => import('./Arrival.tsx'))

interface Props {
  /** The path of the admin that is wanted. */
  readonly wanted: string
  /** What somebody came back from the company's provider with. */
  readonly arrival?: string | null
  /** Where work stands on the screen: the provider opens in a window of its own. */
  readonly beside?: boolean
  /** A way in for whoever runs the machine, where passwords are off. */
  readonly forced?: boolean
  onSignedIn?(session: SignedIn): void
  /** The form of name and password. */
  readonly children: ReactNode
}

/** The ways into this portal: by name and password, through the company, or both. */
export default function SignInWays(props: Props) {
  const { wanted, arrival, beside, forced, onSignedIn, children } = props
  const say = useSay()
  const ways = useWays()
  if (!ways) return null
  const { company } = ways
  const hasForm = ways.password || forced
  const name = say(company?.name ?? ['', ''])
  const offered = (
    <>
      {hasForm && children}
      {company && hasForm && <p className="sign-in-or">{say(['或', 'or'])}</p>}
      {company && (
        <Button
          component="a"
          href={companyAddress(wanted)}
          {...(beside && { target: '_blank', rel: 'noopener' })}
          variant={hasForm ? 'outlined' : 'contained'}
          size="large"
          fullWidth
        >
          {say(['用{name}登录', 'Sign in with {name}'], { name: spaced(name) })}
        </Button>
      )}
      {company && beside && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {say([
            '登录在新窗口中进行，完成后这里自动继续。',
            'It happens in a window of its own; this one goes on by itself afterwards.',
          ])}
        </Alert>
      )}
    </>
  )
  if (!arrival || !onSignedIn) return offered
  return (
    <Suspense fallback={null}>
      <Arrival id={arrival} onSignedIn={onSignedIn}>
        {offered}
      </Arrival>
    </Suspense>
  )
}

/** Asked anew at each page of sign-in, and kept nowhere: that page forgets what the last user has read. */
function useWays(): Ways | null {
  const [ways, setWays] = useState<Ways | null>(null)
  useEffect(() => {
    let here = true
    void signInWays().then((told) => here && setWays(told))
    return () => {
      here = false
    }
  }, [])
  return ways
}

/** Latin letters stand apart from Chinese ones. */
const spaced = (name: string) => name.replace(/^(?=\w)/, ' ').replace(/(?<=\w)$/, ' ')
