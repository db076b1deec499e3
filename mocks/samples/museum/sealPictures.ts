/** A drawn seal: its picture's name, and the characters cut into it; `grey` is how it looks before it is collected. */
export interface SealPicture {
  readonly name: string
  readonly letters: string
  readonly grey: boolean
}

/** A place with its seal, and where it really is. */
export interface SealSpot {
  readonly name: string
  readonly longitude: number
  readonly latitude: number
}

const spot = (name: string, longitude: number, latitude: number): SealSpot => ({
  name,
  longitude,
  latitude,
})

/** The places of the themes that are open, from north to south or from east to west. */
export const axisSpots: readonly SealSpot[] = [
  spot('钟楼', 116.3902, 39.9425),
  spot('鼓楼', 116.3902, 39.9405),
  spot('万宁桥', 116.3902, 39.9361),
  spot('景山', 116.3907, 39.9246),
  spot('故宫', 116.3909, 39.9163),
  spot('太庙', 116.3945, 39.9113),
  spot('社稷坛', 116.3867, 39.9112),
  spot('天安门', 116.3913, 39.9073),
  spot('正阳门', 116.3917, 39.8993),
  spot('天坛', 116.4065, 39.8822),
  spot('先农坛', 116.3842, 39.8797),
  spot('永定门', 116.3927, 39.8703),
]
export const gardenSpots: readonly SealSpot[] = [
  spot('拙政园', 120.6257, 31.3256),
  spot('狮子林', 120.6255, 31.3228),
  spot('留园', 120.5873, 31.3173),
  spot('虎丘', 120.5716, 31.3363),
  spot('沧浪亭', 120.6209, 31.2955),
  spot('网师园', 120.6311, 31.3003),
  spot('怡园', 120.6171, 31.3109),
  spot('耦园', 120.6361, 31.3148),
  spot('艺圃', 120.6069, 31.3158),
]
export const corridorSpots: readonly SealSpot[] = [
  spot('黄河铁桥', 103.8113, 36.0653),
  spot('乌鞘岭', 102.8528, 37.2053),
  spot('雷台', 102.6394, 37.9428),
  spot('武威文庙', 102.6453, 37.9222),
  spot('永昌钟楼', 101.9712, 38.2434),
  spot('山丹军马场', 101.1631, 38.3521),
  spot('焉支山', 101.3512, 38.5341),
  spot('大佛寺', 100.4547, 38.9285),
  spot('马蹄寺', 100.4169, 38.4838),
  spot('骆驼城', 99.5713, 39.3623),
  spot('酒泉钟楼', 98.5097, 39.7423),
  spot('嘉峪关', 98.2272, 39.8012),
  spot('锁阳城', 96.2016, 40.2464),
  spot('莫高窟', 94.8044, 40.0375),
  spot('阳关', 94.0591, 39.9292),
]

const spots = [...axisSpots, ...gardenSpots, ...corridorSpots]

/** The picture of a place's seal; places that have none of their own borrow one. */
export const sealPicture = (index: number, grey = false): string =>
  `seal-${grey ? 'grey-' : ''}${(index % spots.length) + 1}`

/** Every seal, 360 × 360. */
export const sealPictures: readonly SealPicture[] = spots.flatMap(({ name }, index) =>
  [false, true].map((grey) => ({ name: sealPicture(index, grey), letters: name, grey })),
)

/** The drawn map of the axis, 1500 × 2000: where its places stand on it, in per cent, is worked out from where they are. */
export const AXIS_MAP = 'map-axis'
const WEST = 116.358
const EAST = 116.424
const NORTH = 39.951
const SOUTH = 39.863
/** A drawn map is none to measure on: what stands close together is drawn a little apart. */
const apart: { readonly [name: string]: readonly [x: number, y: number] } = {
  钟楼: [0, -3.5],
  鼓楼: [0, 1],
  万宁桥: [0, 3],
  景山: [0, -1.5],
  故宫: [0, -0.5],
  太庙: [8, 0.5],
  社稷坛: [-8, 0.5],
  天安门: [0, 2],
  正阳门: [0, 2],
}
const rounded = (value: number) => Math.round(value * 100) / 100
export const onAxisMap = ({ name, longitude, latitude }: SealSpot) => ({
  x: rounded(((longitude - WEST) / (EAST - WEST)) * 100 + (apart[name]?.[0] ?? 0)),
  y: rounded(((NORTH - latitude) / (NORTH - SOUTH)) * 100 + (apart[name]?.[1] ?? 0)),
})
