import decodeQR from 'qr/decode.js';
import { POST as PRINT } from '@/app/api/Alunos/loginCards/route';
import type { QrPath } from '@/lib/platform/qr/qr-path';
import { drawnCode } from './drawn-code';
import { send } from './send';
import type { SignedIn } from './world';

type Choices = {
  classId?: string | null;
  studentIds?: readonly string[];
  withPasswords?: boolean;
  sharedDevice?: boolean;
  lastPrintedAt?: string | null;
  language?: string;
};

export type PrintedCard = { id: string; name: string; login: string; password: string | null; code: QrPath };

export function print({ bearer }: Pick<SignedIn, 'bearer'>, choices: Choices) {
  const body = {
    classId: null,
    studentIds: [],
    withPasswords: false,
    sharedDevice: false,
    lastPrintedAt: null,
    language: 'pt-BR',
    ...choices,
  };
  return send(PRINT, { method: 'POST', path: '/Alunos/loginCards', body, bearer });
}

/** The address that a camera reads on the card. */
export function addressOn({ code }: Pick<PrintedCard, 'code'>): URL {
  return new URL(decodeQR(drawnCode(code)));
}

export const secretOn = (card: Pick<PrintedCard, 'code'>): string => addressOn(card).hash.slice(1);

/** One pupil's card, printed by whoever may. */
export async function cardOf(printer: SignedIn, pupil: SignedIn, choices: Choices = {}): Promise<PrintedCard> {
  const { status, body } = await print(printer, { studentIds: [pupil.actor.id], ...choices });
  if (status !== 200) throw new Error(`no card: ${JSON.stringify(body)}`);
  return (body.cards as [PrintedCard])[0];
}
