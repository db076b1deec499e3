import type { Label, Row } from '#declare'
import type { Change } from '#portal/engine/context/change.ts'
import type { Judging, RuleFunctions, Told } from '#portal/engine/rules/rule.ts'
import { jumpTargets } from '#widgets/kind/jumpTargets.ts'

interface Link {
  readonly type?: string
  readonly id?: number
}

/** The state readers see, where it is called otherwise than published. */
const live = ['published', 'onShelf', 'enabled']

async function isOut(link: Link | null, { records, entities }: Change): Promise<boolean> {
  const target = jumpTargets[link?.type ?? '']?.entity
  const entity = target && entities.get(target)
  if (!entity || !link?.id) return false
  const found = await records.find(entity.name, link.id)
  return found !== null && live.includes(String(found[entity.stateField]))
}

/** What a model said leans on something readers can open. */
const citesSomethingPublished: Judging = async (change) => {
  const { after } = change
  if (after.origin === 'editor') return []
  for (const { link } of (after.citations ?? []) as readonly Row[])
    if (await isOut(link as Link | null, change)) return []
  return [
    {
      field: 'citations',
      message: [
        '来自模型或对话的回答，至少引用一条已上架的内容',
        'An answer of a model or a conversation cites at least one published content',
      ],
    },
  ]
}

const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/
/** Numbers of orders as shops give them. */
const ORDER = /(?<![\dA-Za-z])(?:[A-Z]{1,4}\d{10,}|\d{14,32})(?!\d)/

const personal: readonly (readonly [RegExp, Label])[] = [
  [PHONE, ['手机号', 'a phone number']],
  [ORDER, ['订单号', 'an order number']],
]

/** What was taken from a conversation names nobody. */
const carriesNothingPersonal: Judging = async ({ after, records, kind }) => {
  if (kind === 'move' || typeof after.record !== 'number') return []
  const told = await records.find('chatRecord', after.record)
  const user = typeof told?.user === 'number' ? await records.find('appUser', told.user) : null
  const name = String(user?.nickname ?? '')
  return (['question', 'answer'] as const).flatMap((field): Told[] => {
    const text = String(after[field] ?? '').replace(/<[^>]*>/g, ' ')
    const found = personal.find(([form]) => form.test(text))?.[1]
    const what: Label | undefined =
      found ??
      ([...name].length > 1 && text.includes(name) ? ['用户昵称', 'the user’s name'] : undefined)
    if (!what) return []
    return [{ field, message: [`含有${what[0]}，请删去`, `It holds ${what[1]}: take it out`] }]
  })
}

/** Rules of selected answers that no word carries. */
export const rules: RuleFunctions = { citesSomethingPublished, carriesNothingPersonal }
