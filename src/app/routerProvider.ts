import { use, useCallback } from 'react'
import { type RouterProvider, reactRouterProvider } from 'react-admin'
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router-dom'

type Go = ReturnType<RouterProvider['useNavigate']>

/**
 * The way react-admin goes elsewhere. A list changes the query of its address a moment after one has typed: whoever has
 * left it meanwhile is not taken back to it.
 */
function useNavigateFromHere(): Go {
  const navigate = useNavigate() as Go
  const router = use(UNSAFE_DataRouterContext)?.router
  const { pathname } = useLocation()
  return useCallback<Go>(
    (to, options) => {
      const isOver = router !== undefined && router.state.location.pathname !== pathname
      if (isOver && isQueryAlone(to)) return
      navigate(to, options)
    },
    [navigate, router, pathname],
  )
}

const isQueryAlone = (to: Parameters<Go>[0]): boolean =>
  typeof to === 'object' && to !== null && to.pathname === undefined

/** React Router, as react-admin is to use it here. */
export const routerProvider: RouterProvider = {
  ...reactRouterProvider,
  useNavigate: useNavigateFromHere,
}
