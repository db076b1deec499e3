import { Suspense, use } from 'react'
import { type Field, isKept } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { useSay } from '../../../i18n/useSay.ts'

/** What has to be at hand for whoever makes a record of a kind where it is about to be picked, beside its name. */
export const ToMake = (props: { readonly entity: string }) => (
  <Suspense fallback={null}>
    <Needed {...props} />
  </Suspense>
)

function Needed({ entity: name }: { readonly entity: string }) {
  const say = useSay()
  const entity = use(loadEntity(name))
  const needed = Object.entries(entity.fields).filter(
    ([field, declared]) => field !== entity.title && isAsked(declared),
  )
  if (needed.length === 0) return null
  return (
    <div>
      {say(['新建{what}要填：{fields}', 'To make a new {what}: {fields}'], {
        what: say(entity.label),
        fields: needed.map(([, { label }]) => say(label)).join(say(['、', ', '])),
      })}
    </div>
  )
}

const isAsked = (field: Field): boolean =>
  field.required === true &&
  field.default === undefined &&
  !isKept(field) &&
  !['order', 'boolean'].includes(field.kind)
