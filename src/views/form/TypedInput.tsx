import { useEffect, useRef } from 'react'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import type { Field } from '#declare'
import { settingText, settingValue, typedField } from '#derive/settingField.ts'
import type { InputProps } from '#widgets/input/InputProps.ts'
import { inputOf } from '#widgets/inputs.tsx'

/** Text that stands for a value of another kind, edited as that value: a picture as a picture, a switch as a switch. */
export default function TypedInput(props: InputProps) {
  const { field } = props
  const { kind = '', limits = '' } = field.typed ?? {}
  const [valueKind, bounds] = useWatch({ name: [kind, limits] }) as readonly [unknown, unknown]
  const as = typedField(field, { [kind]: valueKind, [limits]: bounds })
  const Plain = inputOf(field.kind)
  if (!as) return <Plain {...props} />
  return <Inner key={JSON.stringify(as)} {...props} as={as} valueKind={String(valueKind)} />
}

interface InnerProps extends InputProps {
  readonly as: Field
  readonly valueKind: string
}

/** A form of one value within the form: what it comes to is written into the outer one as text. */
function Inner({ source, as, valueKind, hint }: InnerProps) {
  const outer = useFormContext()
  const text = useWatch({ name: source }) as string | null
  const written = useRef(text)
  const form = useForm({ defaultValues: { typed: settingValue({ valueKind, value: text }) } })
  const typed = useWatch({ control: form.control, name: 'typed' })
  useEffect(() => {
    if (!form.formState.isDirty && written.current === outer.getValues(source)) return
    const next = settingText({ valueKind }, typed)
    if (next === written.current) return
    written.current = next
    outer.setValue(source, next, { shouldDirty: true, shouldTouch: true })
  }, [typed, form, outer, source, valueKind])
  // Saved, filled or put back from outside: what was typed here is over.
  useEffect(() => {
    if (text === written.current) return
    written.current = text
    form.reset({ typed: settingValue({ valueKind, value: text }) })
  }, [text, form, valueKind])
  const message = outer.getFieldState(source, outer.formState).error?.message
  useEffect(() => {
    if (message) form.setError('typed', { type: 'portal', message })
    else form.clearErrors('typed')
  }, [message, form])
  const Input = inputOf(as.kind)
  return (
    <FormProvider {...form}>
      <div data-source={source}>
        <Input source="typed" field={as} hint={hint} />
      </div>
    </FormProvider>
  )
}
