export default function TextTransform() {
  return null
}
