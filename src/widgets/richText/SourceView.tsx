import { useDeferredValue, useMemo } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import { cleanTree, templateOf } from './html/cleanTree.ts'

interface Props {
  readonly html: string
  readonly label: string
  readonly disabled: boolean
  readonly onChange: (html: string) => void
  /** One leaves it: what stands there is to be kept. */
  readonly onLeave: () => void
}

/** The HTML itself, and what of it would be cut. */
export function SourceView({ html, label, disabled, onChange, onLeave }: Props) {
  const say = useSay()
  const looked = useDeferredValue(html)
  const cut = useMemo(() => cleanTree(templateOf(looked)), [looked])
  return (
    <div className="rich-source">
      <textarea
        aria-label={`${label} · ${say(['源代码', 'Source'])}`}
        spellCheck={false}
        value={html}
        readOnly={disabled}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
      <p role="status" className={cut.length > 0 ? 'rich-verdict rich-cut' : 'rich-verdict'}>
        {cut.length === 0
          ? say(['没有会被去掉的内容。', 'Nothing will be cut.'])
          : say(['将去掉：{what}', 'Will be cut: {what}'], { what: cut.join('、') })}
      </p>
    </div>
  )
}
