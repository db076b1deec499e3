import { referencesTo } from '#portal/engine/records/reference.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

const NAMED = 5
const MOST = 50

/** Places that lead to the page lead nowhere once it is withdrawn: whoever does so is told which. */
const namesThePlaces: Judging = async ({ before, entity, entities, tx }) => {
  const id = before?.id as number
  const places = await referencesTo(tx, [...entities.values()], entity.name, id, MOST)
  if (places.length === 0) return []
  const named = places.slice(0, NAMED)
  const label = (name: string) => entities.get(name)?.label ?? [name, name]
  const more = places.length > NAMED
  return [
    {
      field: '_',
      warn: true,
      message: [
        `还有 ${places.length} 处跳转到此页，下线后打不开：${named
          .map((place) => `${label(place.entity)[0]}“${place.title}”`)
          .join('、')}${more ? '等' : ''}`,
        `${places.length} places lead here and will lead nowhere: ${named
          .map((place) => `${label(place.entity)[1]} "${place.title}"`)
          .join(', ')}${more ? ' and more' : ''}`,
      ],
      usedBy: named.map(({ entity: name, id: of, title }) => ({ entity: name, id: of, title })),
    },
  ]
}

/** Rules of landing pages that no word carries. */
export const rules: RuleFunctions = { namesThePlaces }
