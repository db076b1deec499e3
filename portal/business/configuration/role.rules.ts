import type { Row } from '#declare'
import { didYouMean } from '#derive/declarations/mistake.ts'
import type { Problem } from '#derive/problem.ts'
import type { Change } from '#portal/engine/context/change.ts'
import type { RuleFunctions } from '#portal/engine/rules/rule.ts'

/**
 * A right that names nothing there is gives nothing and says nothing: whoever typed what a screen is called is told the
 * name it goes by here.
 */
function rightsNameWhatThereIs({ before, after, entities }: Change): Problem[] {
  const rights = rightsOf(after)
  // What an earlier release had may stand there still, and gives nothing: it keeps nobody from changing the rest.
  const stood = new Set(rightsOf(before).map(({ entity }) => entity))
  const all = [...entities.values()]
  return rights.flatMap(({ entity: named }, at) => {
    if (!named || entities.has(named) || stood.has(named)) return []
    const called = all.filter(({ label }) => label.includes(named)).map(({ name }) => name)
    const [instead, then] =
      called.length > 0
        ? [`在这里写作 ${called.join(' 或 ')}`, `it goes by ${called.join(' or ')} here`]
        : didYouMean(named, entities.keys())
    return [
      {
        field: `rights.${at}.entity`,
        message: [
          `没有对象“${named}”，${instead}；也可以不填，保存后在“角色”页的权限表里勾选`,
          `There is no entity "${named}": ${then}. Or leave the rights out, and tick them in the table of the roles' page once it is saved`,
        ],
      },
    ]
  })
}

type Rights = readonly { readonly entity?: string | null }[]

const rightsOf = (role: Row | null | undefined): Rights => (role?.rights ?? []) as Rights

/** Rules of roles that no word carries. */
export const rules: RuleFunctions = { rightsNameWhatThereIs }
