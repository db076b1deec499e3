/** What a cover must be: 600 wide, or twice that, and at least as high as a book's. */
const [WIDTH, LEAST] = [600, 800]
const NEAR = 5

interface Picture {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** Whether a picture is a cover as it is. */
export const isCover = ({ width, height }: Omit<Picture, 'url'>): boolean =>
  [1, 2].some((time) => Math.abs(width - WIDTH * time) <= NEAR && height >= LEAST * time - NEAR)

/** Where a picture lies on the cover made of it: whole, scaled to the width or to the height, in the middle. */
export function placeOn(picture: Omit<Picture, 'url'>) {
  const height = Math.max(LEAST, Math.round((picture.height * WIDTH) / picture.width))
  const tall = Math.min(height, WIDTH * 3)
  const scale = Math.min(WIDTH / picture.width, tall / picture.height)
  const [width, high] = [picture.width * scale, picture.height * scale]
  return { height: tall, x: (WIDTH - width) / 2, y: (tall - high) / 2, width, high }
}

/** A cover made of a picture that has another size, drawn on white. */
export async function coverFrom(picture: Picture): Promise<File> {
  const image = new Image()
  image.src = picture.url
  await image.decode()
  const at = placeOn(picture)
  return drawCover(at.height, (pen) => pen.drawImage(image, at.x, at.y, at.width, at.high))
}

/** A plain cover of title and author, for a book that brings none. */
export const plainCover = (title: string, creator: string): Promise<File> =>
  drawCover(LEAST, (pen) => {
    pen.fillStyle = '#23426b'
    pen.fillRect(0, 0, WIDTH, LEAST)
    pen.fillStyle = '#ffffff'
    pen.textAlign = 'center'
    const size = title.length > 24 ? 44 : 60
    pen.font = `600 ${size}px "Noto Serif CJK SC", "Songti SC", serif`
    const lines = wrapped(pen, title, WIDTH - 120).slice(0, 6)
    lines.forEach((line, at) => {
      pen.fillText(line, WIDTH / 2, 260 + at * size * 1.35)
    })
    pen.font = '30px "Noto Sans CJK SC", "PingFang SC", sans-serif'
    pen.fillText(creator, WIDTH / 2, LEAST - 110, WIDTH - 120)
  })

function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): readonly string[] {
  const lines: string[] = ['']
  for (const sign of text) {
    const longer = lines.at(-1) + sign
    if (pen.measureText(longer).width > width) lines.push(sign)
    else lines[lines.length - 1] = longer
  }
  return lines
}

async function drawCover(
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw: choose a cover on the detail page')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, WIDTH, height)
  draw(pen)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9))
  if (!blob) throw new Error('The cover could not be drawn: choose one on the detail page')
  return new File([blob], 'cover.jpg', { type: 'image/jpeg' })
}
