import { expect, it } from 'vitest';
import { type RequestAction, type RequestStatus, requestActions, requestStatuses, statusAfter } from './rules';

const allowed: Record<RequestStatus, Record<RequestAction, RequestStatus | undefined>> = {
  requested: { accept: 'accepted', refuse: 'refused', finish: undefined },
  accepted: { accept: undefined, refuse: undefined, finish: 'done' },
  refused: { accept: undefined, refuse: undefined, finish: undefined },
  done: { accept: undefined, refuse: undefined, finish: undefined },
};

const pairs = requestStatuses.flatMap((status) => requestActions.map((action) => [status, action] as const));

it.each(pairs)('of %s, %s', (status, action) => {
  expect(statusAfter(status, action)).toBe(allowed[status][action]);
});
