import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { pictureTool } from '#portal/start/pictureTool.ts'
import { PortError } from '../portError.ts'
import { HEAVIEST_TO_READ, type ReadingPort } from './reading.ts'

const pictures = join(import.meta.dirname, '../../../mocks/samples/pictures')

/** The cover of an issue, on which 封面故事 is written, as it is made ready to be read. */
export const coverToRead = async () =>
  pictureTool.forReading(await readFile(join(pictures, 'issue-MZSJ-1.jpg')))

/** What every port of reading does, whoever reads. */
export function readingContract(name: string, open: () => Promise<ReadingPort>): void {
  describe(name, () => {
    test('gives text for a picture, without blanks between Chinese characters', async () => {
      const text = await (await open()).read(await coverToRead())
      expect(text).toBeTypeOf('string')
      expect(text).not.toMatch(/\p{Script=Han} +\p{Script=Han}/u)
    })

    test.each([
      ['what is no picture', new Uint8Array(20).fill(7), /no PNG or JPEG/],
      [
        'one that is too heavy',
        new Uint8Array(HEAVIEST_TO_READ + 1).fill(0xd8).fill(0xff, 0, 1),
        /more than 10 MB/,
      ],
    ])('refuses %s before anything leaves, in both languages', async (_, picture, said) => {
      const failure = await (await open()).read(picture).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(PortError)
      expect(failure).toMatchObject({ port: 'reading', why: 'refused', code: 40001 })
      expect((failure as PortError).label[1]).toMatch(said)
      expect((failure as PortError).label[0]).toMatch(/图/)
    })
  })
}
