import Add from '@mui/icons-material/Add'
import { lazy, Suspense, use, useState } from 'react'
import type { Entity, Row } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { useViewer } from '../../authProvider/Viewer.tsx'
import { useSay } from '../../i18n/useSay.ts'
import { mayMake } from '../record/mayDo.ts'

const MakeDialog = lazy(() => import('./MakeDialog.tsx'))

interface Props {
  readonly entity: string
  readonly typed: string
  readonly filter?: Row | undefined
  onMade(id: number): void
}

/** Makes a record where it is about to be picked, for whoever may; the form around it stays as it is. */
export function MakeHere(props: Props) {
  return (
    <Suspense fallback={null}>
      <Allowed {...props} />
    </Suspense>
  )
}

function Allowed({ entity: name, typed, filter, onMade }: Props) {
  const entity = use(loadEntity(name))
  const viewer = useViewer()
  if (!mayMake(viewer, entity) || entity.form.length === 0) return null
  return <MakeButton {...{ entity, typed, filter, onMade }} />
}

function MakeButton({
  entity,
  typed,
  filter,
  onMade,
}: Omit<Props, 'entity'> & { readonly entity: Entity }) {
  const say = useSay()
  // What was typed when it was opened: the box forgets it as the focus leaves.
  const [begun, setBegun] = useState<string | null>(null)
  const name = say(['新建{name}', 'New {name}'], { name: say(entity.label) })
  return (
    <>
      <button
        type="button"
        className="picker-make"
        aria-label={name}
        title={name}
        // Before the box loses the focus and with it what was typed.
        onPointerDown={() => setBegun(null)}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setBegun(typed.trim())}
      >
        <Add fontSize="small" />
      </button>
      <Suspense fallback={null}>
        {begun !== null && (
          <MakeDialog
            {...{ entity, filter }}
            title={begun}
            onClose={(id) => {
              setBegun(null)
              if (id !== null) onMade(id)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
