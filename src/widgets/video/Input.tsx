import type { InputProps } from '../input/InputProps.ts'
import { FileInput } from '../upload/FileInput.tsx'
import { videoLimits } from './kind.ts'

/** A film, played where it stands. */
export const VideoInput = (props: InputProps) => (
  <FileInput
    {...props}
    limits={videoLimits}
    media="video"
    // biome-ignore lint/a11y/useMediaCaption: a preview for the editor of what was uploaded
    player={(file) => <video controls preload="none" src={file.url} width={320} />}
  />
)
