import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import {
  type AuthProvider,
  CoreAdminContext,
  ResourceDefinitionContextProvider,
  type Store,
} from 'react-admin'
import { catalogue } from '#resources/catalogue.ts'
import {
  EntitiesContext,
  EveryEntityContext,
  type FindEntity,
} from '#widgets/reference/EntitiesContext.ts'
import { RecordMarkContext } from '#widgets/reference/RecordMark.ts'
import { FieldNamesContext } from '#widgets/tags/FieldNamesContext.ts'
import type { PortalProvider } from '../dataProvider/portalProvider.ts'
import { ChosenTheme } from '../theme/ChosenTheme.tsx'
import { TargetState } from '../views/form/TargetState.tsx'
import { Tips } from '../views/overlay/Tips.tsx'
import { FieldNames } from '../views/record/FieldNames.tsx'
import { LanguageProvider, languageInForce } from './Language.tsx'
import { definitions } from './resources.tsx'
import { routerProvider } from './routerProvider.ts'
import { withSettings } from './withSettings.ts'

/** What references know of the entities they lead to. */
const findEntity: FindEntity = (name) => catalogue.entities.get(name)
const everyEntity = Object.fromEntries(
  [...catalogue.entities.values()].map(({ name, label }) => [name, label]),
)

interface Props {
  readonly authProvider: AuthProvider
  readonly dataProvider: PortalProvider
  readonly queryClient: QueryClient
  readonly store: Store
  readonly children: ReactNode
}

/**
 * react-admin's contexts and what ours adds to them: a language that changes without losing what was typed, the theme
 * somebody chose, the resources from the first drawing on. Stands inside a router.
 */
export function Providers({ authProvider, dataProvider, queryClient, store, children }: Props) {
  const kept = useMemo(() => withSettings(store), [store])
  return (
    <CoreAdminContext
      {...{ authProvider, dataProvider, queryClient }}
      i18nProvider={languageInForce}
      store={kept}
      routerProvider={routerProvider}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>
        <LanguageProvider>
          <ChosenTheme>
            <EntitiesContext value={findEntity}>
              <EveryEntityContext value={everyEntity}>
                <FieldNamesContext value={FieldNames}>
                  <RecordMarkContext value={TargetState}>{children}</RecordMarkContext>
                </FieldNamesContext>
              </EveryEntityContext>
            </EntitiesContext>
            <Tips />
          </ChosenTheme>
        </LanguageProvider>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  )
}
