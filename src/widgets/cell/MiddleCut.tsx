/** A text that is cut in its middle where it is long: what begins alike ends differently. */
export const MiddleCut = ({ text }: { readonly text: string }) => (
  <>
    <span>{text.slice(0, -kept)}</span>
    <span>{text.slice(-kept)}</span>
  </>
)

/** So many characters at the end are never cut. */
const kept = 12
