/** The site a passkey belongs to: a key made for one is good at no other. */
export interface Site {
  /** Where browsers reach the portal: `https://admin.example.com`. */
  readonly origin: string
}

/** The name a passkey is made for; an address of numbers has none, and takes no passkeys. */
export const siteName = ({ origin }: Site): string => new URL(origin).hostname
