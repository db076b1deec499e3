import { useUser } from '../../authProvider/Viewer.tsx'
import { changeSettings, useSettings } from '../../client/settings.ts'

/** Whether the tour of the role one acts as was taken or put away, kept on the portal; and how to say so. */
export function useSeenTours() {
  const { info } = useUser()
  const { tours } = useSettings()
  const role = info.currentRole
  const isSeen = tours.includes(role)
  const markSeen = () => {
    // Kept in this browser where the portal cannot be reached; it goes with the next choice.
    if (!isSeen) changeSettings({ tours: [...tours, role] }).catch(() => undefined)
  }
  return { isSeen, markSeen }
}
