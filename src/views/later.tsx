import { type ComponentType, use } from 'react'

/** How long a load that failed stays failed, in milliseconds: long enough to be told, not so long as to bar a retry. */
const FAILED = 1000

/**
 * A component that is loaded when it is first drawn, as `React.lazy` does; but one that could not be loaded is asked
 * for again when it is drawn again, where `lazy` would fail for good.
 */
export function later<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  let asked: ReturnType<typeof load> | null = null
  const ask = () => {
    if (asked) return asked
    const promise = load()
    asked = promise
    promise.catch(() =>
      setTimeout(() => {
        asked = null
      }, FAILED),
    )
    return promise
  }
  return function Later(props: P) {
    const { default: View } = use(ask())
    return <View {...props} />
  }
}
