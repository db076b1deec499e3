import { useNotify } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { changeRole } from '../../authProvider/session.ts'
import { signInPath } from '../../authProvider/wantedPath.ts'
import { leaveFor } from '../../client/leaving.ts'
import { clearTags } from '../openTags.ts'

/** What an account's menu does with the session. */
export function useAccountActs() {
  const navigate = useNavigate()
  const notify = useNotify()
  return {
    /** On to sign-in, which ends the session once nothing holds one back; signing in again leads back here. */
    leave: () => navigate(signInPath(location), { state: { leaving: true } }),
    /** As another of one's own roles: everything is read anew, what was visited before is forgotten. */
    actAs: async (role: string) => {
      try {
        await changeRole(role)
      } catch (error) {
        return notify((error as Error).message, { type: 'error' })
      }
      clearTags()
      leaveFor('/home')
    },
  }
}
