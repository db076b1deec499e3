import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { Select } from '#widgets/input/Select.tsx'
import { useSay } from '../../../i18n/useSay.ts'
import type { CodeCount } from './calls.ts'
import { findingKey } from './findingKey.ts'

interface Props {
  readonly text: string
  readonly code: string | null
  readonly codes: readonly CodeCount[]
  readonly typed: number
  readonly editable: boolean
  onText(text: string): void
  onCode(code: string | null): void
  onReplace(): void
}

/** Looks for rows by text and reason, beside the tiles; and says which keys put them right. */
export function RowFilters({
  text,
  code,
  codes,
  typed,
  editable,
  onText,
  onCode,
  onReplace,
}: Props) {
  const say = useSay()
  const [word, setWord] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => onText(word), 300)
    return () => clearTimeout(timer)
  }, [word, onText])
  return (
    <search className="filter-bar bulk-filters">
      <input
        type="search"
        className="bulk-search"
        value={word}
        placeholder={say(['单元格、原因……', 'Cell, reason …'])}
        aria-label={say(['查找行', 'Find rows'])}
        onChange={(event) => setWord(event.target.value)}
      />
      <Select
        className="bulk-search"
        value={code ?? ''}
        aria-label={say(['按原因筛选', 'By reason'])}
        choices={[
          ['', say(['全部原因', 'All reasons'])],
          ...codes.map(
            (found) => [findingKey(found), `${found.message}（${found.count}）`] as const,
          ),
        ]}
        onChoose={(chosen) => onCode(chosen || null)}
      />
      {editable && (
        <Button color="inherit" onClick={onReplace}>
          {say(['查找替换', 'Find and replace'])}
        </Button>
      )}
      {editable && (
        <span className="bulk-keys">
          <kbd>Enter</kbd> {say(['校验并到下一个问题', 'checks, then the next problem'])}
          <kbd>↑↓←→</kbd> {say(['换格', 'cell by cell'])}
          <kbd>F2</kbd> {say(['改一处', 'into the text'])}
          <kbd>Esc</kbd> {say(['还原', 'puts back'])}
        </span>
      )}
      {typed > 0 && (
        <span role="status" className="chip held">
          {say(['{typed} 行有未校验的修改', 'Changed and not checked: {typed}'], { typed })}
        </span>
      )}
    </search>
  )
}
