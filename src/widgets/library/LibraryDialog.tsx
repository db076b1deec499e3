import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId, useState } from 'react'
import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { Select } from '../input/Select.tsx'
import type { MediaType } from '../upload/reportUpload.ts'
import { LibraryGrid } from './LibraryGrid.tsx'
import type { LibraryProps } from './libraryProps.ts'
import { type Looked, useLibrary } from './useLibrary.ts'
import './library.css'

interface Props extends LibraryProps {
  readonly onClose: () => void
}
const titles: { readonly [M in MediaType]: Label } = {
  image: ['选择图片', 'Choose a picture'],
  audio: ['选择音频', 'Choose a sound'],
  video: ['选择视频', 'Choose a film'],
  file: ['选择文件', 'Choose a file'],
}

/** The media library to pick from: searched by name, narrowed by folder and tag. */
export default function LibraryDialog({ mediaType, unfit, onPick, onClose }: Props) {
  const say = useSay()
  const title = useId()
  const [looked, setLooked] = useState<Looked>({ q: '', folder: '', tag: '' })
  const { list, hasNext, folders, tags, busy, problem, more } = useLibrary(mediaType, looked)
  const look = (change: Partial<Looked>) => setLooked({ ...looked, ...change })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={title}>
      <DialogTitle id={title}>{say(titles[mediaType])}</DialogTitle>
      <DialogContent className="library">
        <div className="library-head">
          <input
            type="search"
            className="field-box"
            autoFocus
            value={looked.q}
            onChange={(event) => look({ q: event.target.value })}
            placeholder={say(['搜索名称', 'Search by name'])}
            aria-label={say(['搜索名称', 'Search by name'])}
          />
          <Choice
            label={['全部文件夹', 'All folders']}
            of={folders}
            value={looked.folder}
            onChoose={(folder) => look({ folder })}
          />
          <Choice
            label={['全部标签', 'All tags']}
            of={tags}
            value={looked.tag}
            onChoose={(tag) => look({ tag })}
          />
        </div>
        {problem && <p role="alert">{problem}</p>}
        {!busy && !problem && list.length === 0 && (
          <p className="library-none" role="status">
            {say([
              '没有找到，换个词试试，或直接上传',
              'Nothing found: try another word, or upload it',
            ])}
          </p>
        )}
        <LibraryGrid list={list} busy={busy} unfit={unfit} onPick={onPick} />
        {hasNext && (
          <Button onClick={more} disabled={busy}>
            {say(['加载更多', 'Show more'])}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {say(['取消', 'Cancel'])}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly label: Label
  readonly of: readonly string[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** Nothing where there is nothing to choose. */
function Choice({ label, of, value, onChoose }: ChoiceProps): ReactNode {
  const say = useSay()
  if (of.length === 0 && value === '') return null
  return (
    <Select
      className="field-box"
      aria-label={say(label)}
      value={value}
      choices={[['', say(label)], ...of.map((one) => [one, one] as const)]}
      onChoose={onChoose}
    />
  )
}
