export const requestStatuses = ['requested', 'accepted', 'refused', 'done'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

export const requestActions = ['accept', 'refuse', 'finish'] as const;
export type RequestAction = (typeof requestActions)[number];

/** A request is answered once; what was accepted is done once. */
const steps: Readonly<Record<RequestStatus, Partial<Record<RequestAction, RequestStatus>>>> = {
  requested: { accept: 'accepted', refuse: 'refused' },
  accepted: { finish: 'done' },
  refused: {},
  done: {},
};

/** None where the action is not one of this state. */
export function statusAfter(status: RequestStatus, action: RequestAction): RequestStatus | undefined {
  return steps[status][action];
}
