import { useSay } from '#src/i18n/useSay.ts'
import './searchFailed.css'

/** Said in place of what was looked for, where the portal could not be asked: nothing found would be untrue. */
export function SearchFailed({ again }: { readonly again: () => void }) {
  const say = useSay()
  return (
    <p className="search-failed" role="alert">
      {say([
        '没能查到，请检查网络后重试。',
        'The search failed. Check the connection and try again.',
      ])}{' '}
      <button
        type="button"
        // The box keeps the focus, or its list would close before it is pressed.
        onMouseDown={(event) => event.preventDefault()}
        onClick={again}
      >
        {say(['重试', 'Try again'])}
      </button>
    </p>
  )
}
