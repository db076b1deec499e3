/** In place of a library that react-admin brings along to write CSV in the browser: the portal writes exports. */
export default function jsonexport(): never {
  throw new Error('Export a list as CSV: the portal does that. Set `exporter: false`.')
}
