import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Chooses from a menu as a person does: presses it, then the option. */
export async function choose(user: UserEvent, label: string, option: string): Promise<void> {
  await user.click(await screen.findByLabelText(label))
  await user.click(await screen.findByRole('option', { name: option }))
}
