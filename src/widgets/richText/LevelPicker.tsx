import { useTiptapEditor } from 'ra-input-rich-text'
import { useEffect, useReducer } from 'react'
import { useSay } from '#src/i18n/useSay.ts'

const LEVELS = [1, 2, 3, 4, 5, 6] as const

/** Paragraph or heading, for the paragraph the cursor stands in. */
export function LevelPicker() {
  const say = useSay()
  const editor = useTiptapEditor()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    editor?.on('transaction', redraw)
    return () => {
      editor?.off('transaction', redraw)
    }
  }, [editor])
  if (!editor) return null
  const current = LEVELS.find((level) => editor.isActive('heading', { level }))
  const turn = (level: string) => {
    const chain = editor.chain().focus()
    if (level === '') chain.setNode('paragraph').run()
    else chain.setNode('heading', { level: Number(level) }).run()
  }
  return (
    <select
      className="rich-level"
      aria-label={say(['段落级别', 'Level of the paragraph'])}
      value={current ?? ''}
      disabled={!editor.isEditable}
      onChange={(event) => turn(event.target.value)}
    >
      <option value="">{say(['正文', 'Paragraph'])}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {say(['{level}级标题', 'Heading {level}'], { level })}
        </option>
      ))}
    </select>
  )
}
