import type { Label } from '#declare'
import { useSay } from '../i18n/useSay.ts'
import './states.css'

/** Chips that a rule hangs on a record, such as rights that end soon. */
export function Marks({ labels }: { readonly labels: readonly Label[] }) {
  const say = useSay()
  return labels.map((label) => (
    <span key={label[0]} className="mark" title={say(label)}>
      {say(label)}
    </span>
  ))
}
