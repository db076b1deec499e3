import { fireEvent, render, screen } from '@testing-library/react'
import { NotificationContextProvider, useNotificationContext } from 'ra-core'
import { expect, test, vi } from 'vitest'
import { DropBox } from './DropBox.tsx'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
/** What people are told. */
function Told() {
  const { notifications } = useNotificationContext()
  return <output>{notifications.map(({ message }) => String(message)).join()}</output>
}
const dropped = (several: boolean) => {
  const onFiles = vi.fn()
  const { container } = render(
    <NotificationContextProvider>
      <DropBox id="cover" accept=".png" several={several} onFiles={onFiles}>
        放这里
      </DropBox>
      <Told />
    </NotificationContextProvider>,
  )
  const drop = (...names: readonly string[]) =>
    fireEvent.drop(container.firstElementChild!, {
      dataTransfer: { files: names.map(file), items: [] },
    })
  const taken = () => onFiles.mock.lastCall?.[0].map(({ name }: File) => name)
  return { drop, taken }
}

test('where one file is taken, those dropped along with it are named as left out', () => {
  const { drop, taken } = dropped(false)
  drop('一.png', '二.png', '三.png')
  expect(taken()).toEqual(['一.png'])
  expect(screen.getByRole('status')).toHaveTextContent(/二\.png(、|, )三\.png/)
})

test('where several are taken, none is left', () => {
  const { drop, taken } = dropped(true)
  drop('一.png', '二.png')
  expect(taken()).toEqual(['一.png', '二.png'])
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
