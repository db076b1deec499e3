import type { Entity } from '#declare'
import type { ByName } from './declared.ts'
import { didYouMean, type Report } from './mistake.ts'

/** One call has one owner; what is used of another entity is there. */
export function checkCalls(entities: readonly Entity[], byName: ByName, report: Report): void {
  const owners = new Map<string, string>()
  for (const { name, endpoints } of entities)
    for (const [operation, endpoint] of Object.entries(endpoints)) {
      const address = `${name}.endpoints.${operation}`
      const call =
        typeof endpoint === 'string' ? endpoint : 'call' in endpoint ? endpoint.call : undefined
      if (call) {
        const owner = owners.get(call)
        if (owner)
          report(
            address,
            [`接口 ${call} 已属于 ${owner}`, `${call} belongs to ${owner} already`],
            [
              `请写 { uses: '${owner}' }，或换一个路径`,
              `write { uses: '${owner}' }, or give it another path`,
            ],
          )
        owners.set(call, owner ?? `${name}.${operation}`)
      } else checkUse((endpoint as { uses: string }).uses, address, byName, report)
    }
}

/** Calls every entity has without naming them. */
const plain = ['getList', 'getOne', 'create', 'update', 'delete']

function checkUse(uses: string, address: string, byName: ByName, report: Report): void {
  const [name, operation] = uses.split('.') as [string, string]
  const owner = byName.get(name)
  const known = owner ? [...Object.keys(owner.endpoints), ...plain] : []
  if (!owner)
    report(
      address,
      [`用到“${uses}”，但没有实体 ${name}`, `uses "${uses}", but ${name} is no entity`],
      didYouMean(name, byName.keys()),
    )
  else if (!known.includes(operation))
    report(
      address,
      [`用到“${uses}”，但 ${name} 没有这个接口`, `uses "${uses}", which ${name} does not have`],
      didYouMean(operation, known),
    )
}
