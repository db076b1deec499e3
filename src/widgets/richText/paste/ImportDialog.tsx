import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Node } from '@tiptap/pm/model'
import { useId, useMemo, useState } from 'react'
import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { TextDifference } from '../../difference/TextDifference.tsx'
import { emptyClip } from './clipboardPictures.ts'
import { htmlOfBlock, type ImportPart, importParts, takenBlocks } from './importParts.ts'
import { type PastedHtml, pastedHtml } from './pastedHtml.ts'
import { countOf } from './pasteReport.ts'
import { pasteWays, revisionLabels, revisionWays, wayLabels } from './pasteWays.ts'
import { wishOf } from './usePaste.ts'
import { Ways } from './Ways.tsx'
import './importDialog.css'

interface Props {
  /** What the document is called, and what it holds, as it was read. */
  readonly name: string
  readonly html: string
  /** The text as it stands. */
  readonly doc: Node
  readonly onClose: () => void
  /** The document goes in where the cursor stands. */
  readonly onInsert: () => void
  /** The text is to be these blocks. */
  readonly onTake: (blocks: readonly Node[], pasted: PastedHtml) => void
}

/** What a document would change in a text that stands already: it replaces it, gives single paragraphs, or goes in beside. */
export default function ImportDialog({ name, html, doc, onClose, onInsert, onTake }: Props) {
  const say = useSay()
  const id = useId()
  const [wish, setWish] = useState(wishOf)
  const [refused, setRefused] = useState<ReadonlySet<number> | null>(null)
  const clip = useMemo(() => ({ ...emptyClip, places: new Map<string, string>() }), [])
  const pasted = useMemo(() => pastedHtml(html, clip, wish), [html, clip, wish])
  const parts = useMemo(() => importParts(doc, pasted.html), [doc, pasted])
  // Looks alone are left as they are in the text: somebody gave them to it there.
  const left = refused ?? new Set(parts.flatMap((part, at) => (isLooks(part) ? [at] : [])))
  const choose = (at: number) => {
    const next = new Set(left)
    if (!next.delete(at)) next.add(at)
    setRefused(next)
  }
  const take = (isTaken: (at: number) => boolean) => onTake(takenBlocks(parts, isTaken), pasted)
  const wished = (change: Partial<typeof wish>) => {
    setRefused(null)
    setWish({ ...wish, ...change })
  }
  const count = (is: ImportPart['is']) => parts.filter((part) => part.is === is).length
  const [changed, fresh, gone] = [count('changed'), count('new'), count('gone')]
  const same = parts.reduce((sum, part) => sum + (part.is === 'same' ? part.blocks.length : 0), 0)
  const isAlike = changed + fresh + gone === 0
  const { report } = pasted
  const revisions = countOf(report, 'insertion') + countOf(report, 'deletion')
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>
        {say(['导入“{name}”：与现有正文的差异', 'Import "{name}": what would change'], { name })}
      </DialogTitle>
      <DialogContent className="import">
        <p>
          {isAlike
            ? say(['与现有正文完全相同。', 'It is what the text is already.'])
            : say(
                [
                  '改写 {changed} 段，新增 {fresh} 段，删去 {gone} 段，{same} 段未变。勾选要取的段落。',
                  '{changed} rewritten, {fresh} new, {gone} gone, {same} as before. Tick the paragraphs to take.',
                ],
                { changed, fresh, gone, same },
              )}
        </p>
        <p className="rich-paste-ways">
          <Ways
            label={['导入方式', 'Way of importing']}
            ways={pasteWays}
            labels={wayLabels}
            chosen={wish.way}
            onChoose={(way) => wished({ way })}
          />
          {revisions > 0 && (
            <Ways
              label={['修订', 'Tracked changes']}
              ways={revisionWays}
              labels={revisionLabels}
              chosen={wish.revisions}
              onChoose={(way) => wished({ revisions: way })}
            />
          )}
        </p>
        {parts.map((part, at) => (
          <Part
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of one comparison never move
            key={at}
            part={part}
            isTaken={!left.has(at)}
            onChoose={() => choose(at)}
          />
        ))}
      </DialogContent>
      <DialogActions className="import-actions">
        <Button color="inherit" onClick={onClose}>
          {say(['取消', 'Cancel'])}
        </Button>
        <Button color="inherit" onClick={onInsert}>
          {say(['插入到光标处', 'Insert at the cursor'])}
        </Button>
        <Button disabled={isAlike} onClick={() => take(() => true)}>
          {say(['替换全文', 'Replace the text'])}
        </Button>
        <Button variant="contained" disabled={isAlike} onClick={() => take((at) => !left.has(at))}>
          {say(['取所选段落', 'Take what is ticked'])}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const isLooks = (part: ImportPart) => part.is !== 'same' && part.isOnlyMarkup

const takeLabels: { readonly [is in 'changed' | 'new' | 'gone']: Label } = {
  changed: ['取这段', 'Take it'],
  new: ['加入这段', 'Add it'],
  gone: ['删去这段', 'Drop it'],
}

interface PartProps {
  readonly part: ImportPart
  readonly isTaken: boolean
  readonly onChoose: () => void
}

function Part({ part, isTaken, onChoose }: PartProps) {
  const say = useSay()
  const [before, after] =
    part.is === 'same'
      ? [part.blocks.map(htmlOfBlock).join(''), part.blocks.map(htmlOfBlock).join('')]
      : [part.was && htmlOfBlock(part.was), part.now && htmlOfBlock(part.now)]
  const difference = <TextDifference before={before ?? ''} after={after ?? ''} />
  if (part.is === 'same') return difference
  return (
    <div className={isTaken ? 'import-part' : 'import-part import-left'}>
      <label>
        <input type="checkbox" checked={isTaken} onChange={onChoose} />
        {say(takeLabels[part.is])}
      </label>
      {difference}
    </div>
  )
}
