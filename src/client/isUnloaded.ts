/** Whether a part of the admin could not be fetched: gone with an older version, or the connection is. */
export const isUnloaded = ({ message }: Error): boolean =>
  /dynamically imported module|module script|preload CSS/i.test(message)
