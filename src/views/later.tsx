import { type ComponentType, lazy } from 'react'

/** How long a load that failed stays failed, in milliseconds: long enough to be told, not so long as to bar a retry. */
const FAILED = 1000

/**
 * A component that is loaded when it is first drawn, as `React.lazy` does; but one that could not be loaded is asked
 * for again when it is drawn again, where `lazy` would fail for good.
 */
export function later<P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  const begin = () =>
    lazy(() => {
      const loading = load()
      loading.catch(() =>
        setTimeout(() => {
          part = begin()
        }, FAILED),
      )
      return loading
    })
  let part = begin()
  return function Later(props: P) {
    const View: ComponentType<P> = part
    return <View {...props} />
  }
}
