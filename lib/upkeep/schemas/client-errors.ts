import * as z from 'zod/mini';
import { tipos } from '@/lib/access/actor';
import { PageNumber, pageOf } from '@/lib/platform/shapes';

export const errorsPerPage = 25;
/** Longer ones are cut, not refused: an error that nobody hears of is not mended. */
export const messageCharsMax = 500;
export const infoCharsMax = 6000;

function told(charsMax: number) {
  return z._default(z.nullable(z.string().check(z.maxLength(charsMax))), '');
}

/** What the browser tells (§3), in the spec's words. */
export const ToldError = z.object({
  login: told(200),
  tipo: told(60),
  error: told(20_000),
  info: told(40_000),
  accessToken: told(200),
});

export const ReceivedError = z.extend(ToldError, { address: z._default(z.string(), '') });

export const Received = z.object({ received: z.boolean() });

export const ErrorSearch = z.object({
  page: PageNumber,
});

export const ErrorRef = z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/)) });

const ErrorGroup = z.object({
  id: z.string(),
  message: z.string(),
  count: z.int(),
  people: z.int(),
  tipos: z.array(z.enum(tipos)),
  lastSeenAt: z.string(),
  lastInfo: z.string(),
  solved: z.boolean(),
});

export const ErrorPage = pageOf(ErrorGroup);
