/** Width and height of a picture file in pixels, or null where the browser cannot read it as a picture. */
export async function measure(
  file: File,
): Promise<{ readonly width: number; readonly height: number } | null> {
  const address = URL.createObjectURL(file)
  try {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return { width: picture.naturalWidth, height: picture.naturalHeight }
  } catch {
    return null
  } finally {
    URL.revokeObjectURL(address)
  }
}
