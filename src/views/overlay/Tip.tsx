import { cloneElement, type ReactElement } from 'react'

interface Props {
  /** Also what the element inside is called, which that says itself. */
  readonly title: string
  readonly children: ReactElement<{ readonly 'data-tip'?: string }>
}

/** Says what a picture means when one stays on it; `Tips` shows it. */
export const Tip = ({ title, children }: Props) => cloneElement(children, { 'data-tip': title })
