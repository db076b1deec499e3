import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import type { Viewer } from '#derive/viewer.ts'
import { type UserInfo, viewerOf } from '../authProvider/access.ts'
import { onUserAgain, userInfo } from '../authProvider/session.ts'

interface SignedInUser {
  readonly info: UserInfo
  readonly viewer: Viewer
}
const ViewerContext = createContext<SignedInUser | null>(null)

/** Where react-admin keeps what somebody may do. */
export const permissionsKey = ['auth', 'getPermissions', {}]

const made = new WeakMap<UserInfo, SignedInUser>()
/** One viewer an answer of the portal, since access is remembered by viewer. */
export const userOf = (info: UserInfo): SignedInUser => {
  const known = made.get(info)
  if (known) return known
  const user = { info, viewer: viewerOf(info) }
  made.set(info, user)
  return user
}

/**
 * Waits for the portal to say who is signed in; shows nothing of the frame before. Asked again later, it leaves
 * everything as it stands until there is an answer.
 */
export function ViewerProvider({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState(userInfo)
  useEffect(() => onUserAgain((again) => startTransition(() => setAsked(again))), [])
  const user = userOf(use(asked))
  const client = useQueryClient()
  // What react-admin's `usePermissions` tells is who is shown here.
  useEffect(() => void client.setQueryData(permissionsKey, user.viewer), [client, user])
  return <ViewerContext value={user}>{children}</ViewerContext>
}

/** Who is signed in. Throws outside the frame, where nobody is. */
export function useUser(): SignedInUser {
  const user = use(ViewerContext)
  if (!user)
    throw new Error('Ask who is signed in: nobody is, above the frame. Wrap in ViewerProvider.')
  return user
}
/** For the questions of access. */
export const useViewer = (): Viewer => useUser().viewer
