import { type ComponentType, createContext } from 'react'

interface Props {
  /** The entity whose fields they are. */
  readonly entity: string
  readonly names: readonly string[]
}

/** Given by the app: fields of an entity as they are labelled. */
export const FieldNamesContext = createContext<ComponentType<Props> | null>(null)
