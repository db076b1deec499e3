import { fireEvent, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'

/** Presses what agrees in a dialog, once it may be: what the dialog says of the records is asked of the portal first. */
export async function agreeTo(dialog: HTMLElement, name: string | RegExp = '确定'): Promise<void> {
  const button = await within(dialog).findByRole('button', { name })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  fireEvent.click(button)
}
