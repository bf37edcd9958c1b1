/**
 * The window hears it when a call finds nobody signed in. A page on which a lesson or a test goes on takes it, stays, and asks
 * for a session over itself (components/outbox/outbox-watch.tsx); from every other one it leads to the sign-in screen.
 */
export const signedOutEvent = 'signed-out';
