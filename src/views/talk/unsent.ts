/** What was typed at records and not sent, while the window stands. */
export const unsent = new Map<string, string>()
