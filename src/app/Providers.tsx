import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  AuthContext,
  type AuthProvider,
  DataProviderContext,
  NotificationContextProvider,
  ResourceDefinitionContextProvider,
  type Store,
  StoreContextProvider,
  UndoableMutationsContextProvider,
} from 'ra-core'
import type { ReactNode } from 'react'
import { catalogue } from '#resources/catalogue.ts'
import { EntitiesContext, type FindEntity } from '#widgets/reference/EntitiesContext.ts'
import { RecordMarkContext } from '#widgets/reference/RecordMark.ts'
import type { PortalProvider } from '../dataProvider/portalProvider.ts'
import { ChosenTheme } from '../theme/ChosenTheme.tsx'
import { HeldMark } from '../views/form/HeldMark.tsx'
import { Tips } from '../views/overlay/Tips.tsx'
import { LanguageProvider } from './Language.tsx'

/** What references know of the entities they lead to. */
const findEntity: FindEntity = (name) => catalogue.entities.get(name)

interface Props {
  readonly authProvider: AuthProvider
  readonly dataProvider: PortalProvider
  readonly queryClient: QueryClient
  readonly store: Store
  readonly children: ReactNode
}

/**
 * react-admin's contexts without its frame: language changes without losing what was typed, and what no screen needs
 * at first is left out. Stands inside a router.
 */
export function Providers({ authProvider, dataProvider, queryClient, store, children }: Props) {
  return (
    <AuthContext.Provider value={authProvider}>
      <DataProviderContext.Provider value={dataProvider}>
        <StoreContextProvider value={store}>
          <QueryClientProvider client={queryClient}>
            <LanguageProvider>
              <NotificationContextProvider>
                <UndoableMutationsContextProvider>
                  <ResourceDefinitionContextProvider>
                    <ChosenTheme>
                      <EntitiesContext value={findEntity}>
                        <RecordMarkContext value={HeldMark}>{children}</RecordMarkContext>
                      </EntitiesContext>
                      <Tips />
                    </ChosenTheme>
                  </ResourceDefinitionContextProvider>
                </UndoableMutationsContextProvider>
              </NotificationContextProvider>
            </LanguageProvider>
          </QueryClientProvider>
        </StoreContextProvider>
      </DataProviderContext.Provider>
    </AuthContext.Provider>
  )
}
