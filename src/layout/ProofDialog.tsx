import { lazy, Suspense, useEffect, useState } from 'react'
import { watchIdle } from '../authProvider/idle.ts'
import { onProofWanted } from '../client/client.ts'
import { codes, PortalError } from '../client/portalError.ts'
import { useSay } from '../i18n/useSay.ts'
import { Dialog } from '../views/overlay/Dialog.tsx'

const ProofForm = lazy(() => import('./ProofForm.tsx'))

interface Waiting {
  readonly ways: PortalError['answer']
  done(): void
  gaveUp(): void
}

/** Asks who it is where a call wants to know: the call goes out again once it is said, and is refused where it is not. */
export default function ProofDialog() {
  const say = useSay()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  useEffect(() => {
    const given = new PortalError(codes.proof, 428, say(notSaid))
    onProofWanted(
      (ways) =>
        new Promise<void>((done, refuse) => {
          setWaiting({ ways, done, gaveUp: () => refuse(given) })
        }),
    )
    return () => onProofWanted(null)
  }, [say])
  // This part of the frame is loaded once the first screen stands, which is soon enough.
  useEffect(watchIdle, [])
  const end = (how: 'done' | 'gaveUp') => {
    waiting?.[how]()
    setWaiting(null)
  }
  return (
    <Dialog open={waiting !== null} maxWidth="xs" fullWidth aria-labelledby="proof-title">
      <Suspense fallback={null}>
        {waiting && (
          <ProofForm ways={waiting.ways} onDone={() => end('done')} onLeave={() => end('gaveUp')} />
        )}
      </Suspense>
    </Dialog>
  )
}

const notSaid = [
  '没有确认是你本人，没有执行',
  'It was not done: you have not said who you are',
] as const
