import { describe, expect, test } from 'vitest'
import { PortError } from '../portError.ts'
import type { FeedPort } from './feed.ts'

const SHOW = 'https://feeds.example.com/show/7.xml'

/** What every feed port does, wherever it reads. */
export function feedContract(name: string, port: FeedPort): void {
  describe(name, () => {
    test('reads a show with its episodes, each known by the same words the next time', async () => {
      const first = await port.read(SHOW)
      expect(first.title).toMatch(/./)
      expect(first.introduction).toMatch(/./)
      expect(first.episodes.length).toBeGreaterThan(1)
      const [episode] = first.episodes
      expect(episode?.audio.url).toMatch(/^https:/)
      expect(episode?.duration).toBeGreaterThan(0)
      const guids = first.episodes.map(({ guid }) => guid)
      expect(new Set(guids).size).toBe(guids.length)
      expect((await port.read(SHOW)).episodes.map(({ guid }) => guid)).toEqual(guids)
    })

    test('brings the sound of an episode as what its bytes are', async () => {
      const { episodes } = await port.read(SHOW)
      const sound = await port.sound(episodes[0]?.audio.url ?? '')
      expect(sound).toMatchObject({ type: 'audio/mpeg', ending: 'mp3' })
      expect(sound.bytes.length).toBeGreaterThan(1000)
    })

    test('brings the cover as a picture a browser takes', async () => {
      const { picture } = await port.read(SHOW)
      expect(await port.picture(picture ?? '')).toMatch(/^data:image\//)
    })

    test.each(['https://feeds.example.com/broken.xml', 'file:///etc/passwd', 'show'])(
      'refuses %s in both languages',
      async (address) => {
        const failure = await port.read(address).catch((error: unknown) => error)
        expect(failure).toBeInstanceOf(PortError)
        expect(failure).toMatchObject({ port: 'feed', why: 'refused' })
        expect((failure as PortError).label).toEqual([
          expect.stringMatching(/^无法读取播客源：/),
          expect.stringMatching(/^The feed could not be read: /),
        ])
      },
    )
  })
}
