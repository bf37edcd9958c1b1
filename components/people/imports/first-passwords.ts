import { prepareStudentImportOp } from '@/lib/imports/contract';
import { CallFailure, call } from '@/lib/platform/browser/call';
import { randomId } from '@/lib/platform/browser/random-id';

/** By line of the file. */
export type Passwords = Readonly<Record<string, string>>;

type Told = { planId: string; ticket: string; passwords: Record<string, string>; done: number; total: number };

/** What is said of the plan itself. */
const refusals = [404, 409, 422];

/**
 * The first passwords of a plan's new students, each of which is told once. Where the line is cut on the way, the next try
 * goes on with the same ticket and what was told already: the import may be done, and its passwords are nowhere else.
 */
export function firstPasswords() {
  let told: Told | undefined;
  return {
    /** A few at a time: how far it is can be seen, and no request lasts long. */
    async make(planId: string, onProgress: (progress: { done: number; total: number }) => void) {
      if (told?.planId !== planId) told = { planId, ticket: randomId(), passwords: {}, done: 0, total: 1 };
      const own = told;
      while (own.done < own.total) {
        const reply = await call(prepareStudentImportOp, { id: planId, ticket: own.ticket, from: own.done });
        for (const { key, told: piece } of reply.pieces) own.passwords[key] = piece.password;
        own.done = reply.done;
        own.total = reply.total;
        onProgress({ done: own.done, total: own.total });
      }
      return { ticket: own.ticket, passwords: own.passwords as Passwords };
    },
    /**
     * A plan that the server does not take was not carried out: the next try begins anew, and takes it over from another tab.
     * After a session that ended, or a server that asks for patience, the same ones may stand already.
     */
    forgetIfRefused(failure: unknown) {
      if (failure instanceof CallFailure && refusals.includes(failure.status)) told = undefined;
    },
  };
}
