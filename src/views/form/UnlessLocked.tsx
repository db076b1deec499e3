import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { ReactNode } from 'react'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import ShowView from '../ShowView.tsx'
import type { ViewProps } from '../ViewProps.ts'

interface Props extends ViewProps {
  readonly id: number
  /** The form. */
  readonly children: ReactNode
}

/**
 * The form of a record, unless a rule that only the portal can judge locks all of it to whoever looks: then it is read,
 * with the reason. Where the portal does not answer, the form stands: a save is refused in its place.
 */
export default function UnlessLocked({ children, ...props }: Props) {
  const { entity, id } = props
  const portal = useDataProvider<PortalProvider>()
  const { data, error, isPending } = useQuery({
    queryKey: [entity.name, 'locked', id],
    queryFn: async () => (await portal.check(entity.name, {}, { id })).locked ?? null,
    retry: false,
    // Nothing that is being typed is taken away because one looked at another window.
    refetchOnWindowFocus: false,
    meta: { quiet: true },
  })
  if (isPending) return null
  return data && !error ? <ShowView {...props} locked={data} /> : children
}
