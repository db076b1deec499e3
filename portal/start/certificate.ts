import { connect } from 'node:tls'
import type { Label } from '#declare'
import { poor, well } from '#portal/engine/condition/symptom.ts'
import type { Symptom } from '#wire/symptom.ts'

/** So many days before its end one is told of a certificate. */
const NEAR = 14
const DAY = 86_400_000
/** How long is waited for the server that has it, in milliseconds. */
const PATIENCE = 3000
/** What was found holds for so long, in milliseconds. */
const HOLDS = 3_600_000

const looked = new Map<string, { readonly at: number; readonly end: Promise<number | null> }>()

/** The certificate that browsers are shown; none where the address is no https, or is not to be reached from here. */
export async function certificateSymptoms(
  origin: string | undefined,
  now: number,
): Promise<Symptom[]> {
  if (!origin?.startsWith('https:')) return []
  const known = looked.get(origin)
  const found = known && now - known.at < HOLDS ? known : { at: now, end: endOf(new URL(origin)) }
  looked.set(origin, found)
  const end = await found.end
  if (end === null) return []
  const of: Label = ['证书', 'Certificate']
  const days = Math.floor((end - now) / DAY)
  const until = new Date(end).toISOString().slice(0, 10)
  if (days < 0)
    return [poor(of, [`已于 ${until} 过期：请续期`, `It ended on ${until}: have it renewed`])]
  return days < NEAR
    ? [
        poor(of, [
          `${days} 天后过期（${until}）：请续期，或查看自动续期为何没有进行`,
          `It ends in ${days} days (${until}): renew it, or see why that did not happen by itself`,
        ]),
      ]
    : [well(of, [`有效至 ${until}`, `Good until ${until}`])]
}

/** When it ends, in milliseconds; null where nobody shows one. Looked at only, never trusted. */
function endOf({ hostname, port }: URL): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect({
      ...{ host: hostname, port: Number(port || 443), servername: hostname },
      rejectUnauthorized: false,
      timeout: PATIENCE,
    })
    const end = (found: number | null) => {
      socket.destroy()
      resolve(found)
    }
    socket.once('secureConnect', () => {
      const at = Date.parse(socket.getPeerCertificate().valid_to)
      end(Number.isNaN(at) ? null : at)
    })
    socket.once('timeout', () => end(null))
    socket.once('error', () => end(null))
  })
}
