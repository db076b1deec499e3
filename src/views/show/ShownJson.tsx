/** Data as it is kept, which may be longer than the room it has. */
export const ShownJson = ({ text }: { readonly text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <pre className="shown-json" tabIndex={0}>
    {text}
  </pre>
)
