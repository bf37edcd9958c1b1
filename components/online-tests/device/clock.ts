/** When this page began, by both clocks: one that is set back does not turn the time of a test back. */
const began = { wall: Date.now(), steady: performance.now() };

/** By this device, never earlier than the steady clock says. */
export function deviceNow(): number {
  return Math.max(Date.now(), began.wall + performance.now() - began.steady);
}

/** How far the server is ahead, from what it said just now, or at `at` of the steady clock. */
export function offsetFrom(serverNow: number, at = performance.now()): number {
  return serverNow + performance.now() - at - deviceNow();
}
