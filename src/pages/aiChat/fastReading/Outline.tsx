import type { Row } from '#declare'

/** An outline as a tree of lines. */
export function Outline({ nodes }: { readonly nodes: readonly Row[] }) {
  return (
    <ul className="digest-outline">
      {nodes.map(({ title, text, children }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: read only
        <li key={index}>
          {String(title ?? text ?? '')}
          {Array.isArray(children) && children.length > 0 && <Outline nodes={children as Row[]} />}
        </li>
      ))}
    </ul>
  )
}
