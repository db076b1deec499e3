import type { Portal } from '#portal/createPortal.ts'
import type { SampleWorld } from '../sampleWorld.ts'

/** Sets the top of the subjects page, whose settings stand with their defaults: words, pictures, and three subjects. */
export async function setSubjectCover(portal: Portal, world: SampleWorld): Promise<void> {
  const records = portal.records()
  const options = { limit: 3, sort: '-id' }
  const subjects = await records.select('subject', { status: 'published' }, options)
  const values = {
    title: '专题',
    subtitle: '换一个角度看世界',
    imageUrl: world.picture('header-3'),
    smallImage: world.picture('size-336x160-1'),
    bgColor: '#F6F1E7',
    headSubjects: JSON.stringify(subjects.map(({ id }) => id)),
    target: JSON.stringify({ type: 'subject', id: subjects[0]?.id }),
    shareTitle: '换一个角度看世界 · 专题',
    shareImg: world.picture('share-3'),
  }
  for (const [name, value] of Object.entries(values)) {
    const [setting] = await records.select('baseConfig', { key: `subjectCover.${name}` })
    if (setting) await records.update('baseConfig', setting.id as number, { value })
  }
}
