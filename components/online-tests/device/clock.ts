/** When this page began, by both clocks: one that is set back does not turn the time of a test back. */
const began = { wall: Date.now(), steady: performance.now() };

/** By this device, never earlier than the steady clock says. */
export function deviceNow(): number {
  return Math.max(Date.now(), began.wall + performance.now() - began.steady);
}

/** How far the server is ahead, from what it just said. */
export function offsetFrom(serverNow: number): number {
  return serverNow - deviceNow();
}
