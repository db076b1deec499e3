/**
 * What Node is given to run the portal, from the project's root. Its young objects get 4 MB instead of 16: those of a
 * call are gone with it, and lists are answered as fast, while some 20 MB less are held for good.
 */
export const portalCommand = ['--max-semi-space-size=4', 'portal/node.mjs']
