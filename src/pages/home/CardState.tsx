import { useSay } from '../../i18n/useSay.ts'

/** Where something will stand once it has come. */
export function Loading({ lines }: { readonly lines: number }) {
  const say = useSay()
  return (
    <div className="home-loading" role="status">
      <span className="unseen">{say(['加载中……', 'loading...'])}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
        <span key={line} aria-hidden />
      ))}
    </div>
  )
}

/** What could not be asked; the other parts of the page stand all the same. */
export function Failed({ error }: { readonly error: Error }) {
  const say = useSay()
  return (
    <p className="home-none" role="alert">
      {say(['暂时无法显示：', 'It cannot be shown just now: '])}
      {error.message}
    </p>
  )
}
