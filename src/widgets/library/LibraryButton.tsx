import { lazy, Suspense, useState } from 'react'
import type { Label } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import type { Material, MediaType } from '../upload/reportUpload.ts'

export interface LibraryProps {
  readonly mediaType: MediaType
  /**
   * Why an item does not fit the field: it is seen, but not picked. Null where it fits, `never` for one of a type the
   * field does not take, which is left out.
   */
  readonly unfit?: (material: Material) => Label | 'never' | null
  readonly onPick: (material: Material) => void
}
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
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
