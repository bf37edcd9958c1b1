/** Why a text is set aside: its reading ends here, and the reading of no other one. */
class SetAside extends Error {
  constructor(readonly reason: object) {
    super('set aside');
  }
}

export function setAside(reason: object): never {
  throw new SetAside(reason);
}

/** What was read, or why it was set aside; `Reason` is what those who read set it aside with. */
export function readOrAside<Read, Reason extends object>(read: () => Read): { read: Read } | { aside: Reason } {
  try {
    return { read: read() };
  } catch (error) {
    if (error instanceof SetAside) return { aside: error.reason as Reason };
    throw error;
  }
}
