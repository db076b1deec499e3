import SvgIcon from '@mui/material/SvgIcon'

/** A letter with a dot below it. */
export const Dots = ({ fontSize }: { readonly fontSize?: 'small' }) => (
  <SvgIcon {...(fontSize && { fontSize })}>
    <path d="M11 3 6 16h2.2l1.1-3h5.4l1.1 3H18L13 3zm-1 8 2-5.4L14 11z" />
    <circle cx="12" cy="20.5" r="1.8" />
  </SvgIcon>
)
