import { lazy, Suspense, useState } from 'react'
import { useSay } from '#src/i18n/useSay.ts'
import type { LibraryProps } from './libraryProps.ts'

interface Props extends LibraryProps {
  readonly disabled?: boolean
}

// Nobody needs it before the button is pressed.
const LibraryDialog = lazy(() => import('./LibraryDialog.tsx'))

/** Opens the media library to pick something that was uploaded before: `<LibraryButton mediaType="image" onPick={…} />`. */
export function LibraryButton({ disabled, ...props }: Props) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="field-link"
        disabled={disabled}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        {say(['从素材库选择', 'From the library'])}
      </button>
      {open && (
        <Suspense fallback={null}>
          <LibraryDialog
            {...props}
            onPick={(material) => {
              setOpen(false)
              props.onPick(material)
            }}
            {...(props.onFit && {
              onFit: (material) => {
                setOpen(false)
                props.onFit?.(material)
              },
            })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
