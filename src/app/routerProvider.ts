import { use } from 'react'
import { type RouterProvider, reactRouterProvider, useEvent } from 'react-admin'
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router-dom'

type Go = ReturnType<RouterProvider['useNavigate']>

/**
 * The way react-admin goes elsewhere. A list changes the query of its address a moment after one has typed: whoever has
 * left it meanwhile is not taken back to it.
 *
 * The same function at every address: react-admin reads its children anew, and enters and strikes off every resource,
 * whenever this one is another.
 */
function useNavigateFromHere(): Go {
  const navigate = useNavigate() as Go
  const router = use(UNSAFE_DataRouterContext)?.router
  const { pathname } = useLocation()
  return useEvent((to: Parameters<Go>[0], options?: Parameters<Go>[1]) => {
    const isOver = router !== undefined && router.state.location.pathname !== pathname
    if (!isOver || !isQueryAlone(to)) navigate(to, options)
  }) as Go
}

const isQueryAlone = (to: Parameters<Go>[0]): boolean =>
  typeof to === 'object' && to !== null && to.pathname === undefined

/** React Router, as react-admin is to use it here. */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: useNavigateFromHere,
}
