import type { Entity, Row } from '#declare'
import type { PortalProvider } from '../../dataProvider/portalProvider.ts'
import type { Consent } from '../dialog/withConsent.ts'

/** Changes fields of a record under the version it was read in, for `withConsent`; gives it as it stands. */
export const changing =
  (portal: PortalProvider, entity: Entity, row: Row, values: Row, version = row.version) =>
  (meta: Consent & { readonly reason?: string }): Promise<Row> =>
    portal
      .update(entity.name, {
        id: Number(row.id),
        data: { ...values, version },
        previousData: row as never,
        meta,
      })
      .then(({ data }) => data as Row)
