import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import { type ReactNode, useId, useState } from 'react'
import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { Select } from '../input/Select.tsx'
import type { MediaType } from '../upload/reportUpload.ts'
import { LibraryGrid } from './LibraryGrid.tsx'
import type { LibraryProps } from './libraryProps.ts'
import { anything, type Looked, useLibrary } from './useLibrary.ts'
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

const uses: readonly (readonly [string, Label])[] = [
  ['used', ['使用中', 'In use']],
  ['unused', ['未使用', 'Unused']],
  ['year', ['一年未使用', 'Unused for a year']],
]
const shapes: readonly (readonly [string, Label])[] = [
  ['wide', ['横图', 'Wide']],
  ['tall', ['竖图', 'Tall']],
  ['square', ['方图', 'Square']],
]
const plain = (names: readonly string[]) => names.map((one) => [one, one] as const)

/** Not everything that is written in a picture is read. */
const unread: Label = [
  '没有找到，换个词试试，或直接上传。图上竖排、倾斜、描边的字常认不出，可按名称、文件夹找',
  'Nothing found: try another word, or upload it. Vertical, slanted or outlined type is mostly not read: look by name or folder',
]

/**
 * The media library to pick from: searched by name, narrowed by folder, tag, use, shape and person. What fits the field
 * comes first; what could be made to fit is cropped from here.
 */
export default function LibraryDialog({ mediaType, demand, onClose, ...picks }: Props) {
  const say = useSay()
  const title = useId()
  const [looked, setLooked] = useState<Looked>(anything)
  const { list, hasNext, folders, tags, people, busy, problem, more } = useLibrary(
    mediaType,
    looked,
    demand,
  )
  const words: Label =
    mediaType === 'image'
      ? ['搜索名称、图中文字', 'Search by name or text in it']
      : ['搜索名称', 'Search by name']
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
            placeholder={say(words)}
            aria-label={say(words)}
          />
          <Choice
            label={['全部文件夹', 'All folders']}
            of={folders.map(({ id, name }) => [String(id), name] as const)}
            value={looked.folder}
            onChoose={(folder) => look({ folder })}
          />
          <Choice
            label={['全部标签', 'All tags']}
            of={plain(tags)}
            value={looked.tag}
            onChoose={(tag) => look({ tag })}
          />
          <Choice
            label={['全部使用情况', 'Used or not']}
            of={uses.map(([value, label]) => [value, say(label)])}
            value={looked.used}
            onChoose={(used) => look({ used })}
          />
          {mediaType === 'image' && (
            <Choice
              label={['全部形状', 'Any shape']}
              of={shapes.map(([value, label]) => [value, say(label)])}
              value={looked.shape}
              onChoose={(shape) => look({ shape })}
            />
          )}
          <Choice
            label={['全部上传人', 'Anybody’s']}
            of={[
              ['me', say(['我上传的', 'Mine'])],
              ...people.map(({ id, name }) => [String(id), name] as const),
            ]}
            value={looked.by}
            onChoose={(by) => look({ by })}
          />
          {demand && (
            <FormControlLabel
              className="library-fits"
              control={
                <Checkbox
                  size="small"
                  checked={looked.only === 'fits'}
                  onChange={(_, checked) => look({ only: checked ? 'fits' : '' })}
                />
              }
              label={say(['适合此处', 'What fits here'])}
            />
          )}
        </div>
        {problem && <p role="alert">{problem}</p>}
        {!busy && !problem && list.length === 0 && (
          <p className="library-none" role="status">
            {say(
              looked.only === 'fits'
                ? [
                    '没有尺寸正好的，取消“适合此处”可裁剪别的图片',
                    'None is of the size as it is: without “What fits here” others can be cropped',
                  ]
                : mediaType === 'image' && looked.q !== ''
                  ? unread
                  : [
                      '没有找到，换个词试试，或直接上传',
                      'Nothing found: try another word, or upload it',
                    ],
            )}
          </p>
        )}
        <LibraryGrid list={list} busy={busy} {...picks} />
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
  readonly of: readonly (readonly [value: string, text: string])[]
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
      choices={[['', say(label)], ...of]}
      onChoose={onChoose}
    />
  )
}
