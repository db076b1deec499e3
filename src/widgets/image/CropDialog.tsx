import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId, useRef, useState } from 'react'
import Cropper from 'react-easy-crop'
import { useSay } from '#src/i18n/useSay.ts'
import 'react-easy-crop/react-easy-crop.css'
import type { Fitting } from './fitting.ts'
import type { Area } from './redraw.ts'

interface Props {
  readonly file: File
  readonly fitting: Fitting
  /** The part it begins with; the middle unless told. */
  readonly begins?: Area | undefined
  readonly onCrop: (area: Area) => void
  readonly onClose: () => void
}

/** Chooses the part of a picture that fills the wanted frame: dragged, moved by arrows, enlarged. */
export default function CropDialog({
  file,
  fitting: { width, height, enlarges },
  begins,
  ...on
}: Props) {
  const say = useSay()
  const id = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const area = useRef<Area | null>(null)
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <Dialog open onClose={on.onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>
        {say(['裁剪到 {width} × {height}', 'Crop to {width} × {height}'], { width, height })}
      </DialogTitle>
      <DialogContent>
        <div className="picture-crop">
          {url && (
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              aspect={width / height}
              {...(begins && { initialCroppedAreaPixels: begins })}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => {
                area.current = pixels
              }}
              disableAutomaticStylesInjection
              cropperProps={{
                role: 'group',
                'aria-label': say(['裁剪框，方向键移动', 'The frame; arrows move it']),
              }}
            />
          )}
        </div>
        <label className="picture-zoom">
          {say(['放大', 'Enlarge'])}
          <input
            type="range"
            min={1}
            max={3}
            step={0.05}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </label>
        {enlarges && (
          <p className="hint">
            {say([
              '原图比所需尺寸小，裁剪后会变模糊',
              'The picture is smaller than the frame: it gets blurred',
            ])}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={on.onClose}>
          {say(['取消', 'Cancel'])}
        </Button>
        <Button
          variant="contained"
          onClick={() => {
            if (area.current) on.onCrop(area.current)
          }}
        >
          {say(['裁剪并上传', 'Crop and upload'])}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
