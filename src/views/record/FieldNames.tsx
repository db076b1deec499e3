import { use } from 'react'
import { catalogue } from '#resources/catalogue.ts'
import { loadEntity } from '#resources/load.ts'
import { Tags } from '#widgets/tags/Cell.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { labelAt } from '../fieldAt.ts'

interface Props {
  readonly entity: string
  readonly names: readonly string[]
}

/** Fields as they are labelled where they are filled in; those of an entity that is gone stay as they were written. */
export const FieldNames = ({ entity, names }: Props) =>
  catalogue.entities.has(entity) ? <Labels entity={entity} names={names} /> : <Tags tags={names} />

function Labels({ entity, names }: Props) {
  const say = useSay()
  const declared = use(loadEntity(entity))
  return <Tags tags={names.map((name) => say(labelAt(declared, name)))} />
}
