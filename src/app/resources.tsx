import { Resource, type ResourceDefinitions, type ResourceOptions } from 'react-admin'
import type { Screen } from '#declare'
import { catalogue, type EntityLine } from '#resources/catalogue.ts'
import { GroupIcon } from '../layout/GroupIcon.tsx'
import { LeadOn } from './LeadOn.tsx'

/**
 * Every entity as react-admin knows it. Where its records are listed and edited is its screens' to say, so the addresses
 * that react-admin makes of a name (`/magazine/12`) lead on to these.
 */
export const resources = [...catalogue.entities.values()].map((line) => (
  <Resource
    key={line.name}
    name={line.name}
    list={LeadOn}
    create={LeadOn}
    edit={LeadOn}
    show={LeadOn}
    icon={iconOf(line)}
    recordRepresentation={line.title}
    options={{ label: `resources.${line.name}.name`, line }}
  />
))

/** The same as react-admin is told of them: known from the first drawing on, where it would learn of them after it. */
export const definitions: ResourceDefinitions<ResourceOptions> = Object.fromEntries(
  resources.map(({ props }) => [props.name, Resource.registerResource(props)]),
)

/** That of the outermost group in the sidebar in which the entity is listed. */
function iconOf({ name }: EntityLine) {
  const isListed = ({ entity, menu }: Screen) => entity === name && menu !== ''
  const [menu = ''] = (catalogue.screens.find(isListed)?.menu ?? '').split('/')
  const icon = catalogue.menuGroups.find((group) => group.menu === menu)?.icon
  return icon === undefined ? undefined : () => <GroupIcon name={icon} />
}
