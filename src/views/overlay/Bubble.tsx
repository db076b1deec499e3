import Tooltip from '@mui/material/Tooltip'

interface Props {
  readonly text: string
  readonly of: Element
}

/** The tooltip of Material's at an element that is none of its own; loaded when the first is pointed at. */
export default function Bubble({ text, of }: Props) {
  return (
    <Tooltip open describeChild title={text} slotProps={{ popper: { anchorEl: of } }}>
      <span hidden />
    </Tooltip>
  )
}
