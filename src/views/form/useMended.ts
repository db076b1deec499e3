import { useEffect, useRef } from 'react'
import { type FieldPath, get, type Resolver, useFormContext, useWatch } from 'react-hook-form'
import type { Row } from '#declare'
import { type ErrorLine, errorLines } from './errorLines.ts'

/** So long after the last key errors are looked at again. */
const REST = 150

/**
 * Takes away errors that were mended elsewhere in the form: what is wrong at one field is often put right at another,
 * or in another entry of its list. What the portal found goes once its field holds something else.
 */
export function useMended(resolver: Resolver<Row>): void {
  const form = useFormContext<Row>()
  useWatch()
  const { errors } = form.formState
  // By the error itself: refused once more, a field is held against what it holds then.
  const refusedWith = useRef(new WeakMap<object, string>())
  // With every drawing: errors come and go within the same object.
  useEffect(() => {
    const lines = errorLines(errors)
    if (lines.length === 0) return
    const textAt = (path: string) => JSON.stringify(get(form.getValues(), path) ?? null)
    for (const { path, type, error } of lines)
      if (type === 'portal' && !refusedWith.current.has(error as object))
        refusedWith.current.set(error as object, textAt(path))
    let over = false
    const timer = setTimeout(async () => {
      const found = await resolver(form.getValues(), undefined, {} as never)
      if (over) return
      const wrong = new Set(errorLines(found.errors).map(({ path }) => path))
      const isMended = ({ path, type, error }: ErrorLine) =>
        type === 'portal'
          ? refusedWith.current.get(error as object) !== textAt(path)
          : !wrong.has(path)
      for (const line of lines.filter(isMended)) takeAway(line, lines, form)
    }, REST)
    return () => {
      over = true
      clearTimeout(timer)
    }
  })
}

/** Without one error; those within its entries, which go along, are put back. */
function takeAway(
  { path }: ErrorLine,
  lines: readonly ErrorLine[],
  form: ReturnType<typeof useFormContext<Row>>,
): void {
  form.clearErrors(path as FieldPath<Row>)
  for (const inner of lines.filter((line) => line.path.startsWith(`${path}.`)))
    form.setError(inner.path as FieldPath<Row>, inner.error as never)
}
