import type { InputProps } from '../input/InputProps.ts'
import { FileInput } from '../upload/FileInput.tsx'
import { audioLimits } from './kind.ts'

/** A sound, played where it stands. */
export const AudioInput = (props: InputProps) => (
  <FileInput
    {...props}
    limits={audioLimits}
    media="audio"
    // biome-ignore lint/a11y/useMediaCaption: editors upload speech; its text is the article itself
    player={(file) => <audio controls preload="none" src={file.url} />}
  />
)
