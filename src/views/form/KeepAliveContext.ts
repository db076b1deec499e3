import { createContext } from 'react'

/** Whether the screen stays as it is when one goes elsewhere, so that nothing typed is lost by that. */
export const KeepAliveContext = createContext(false)
